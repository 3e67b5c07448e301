"""Solves systems of constraints with kiwisolver and prints the milliseconds of CPU, the fastest of some rounds.

Usage: kiwi-bench.py FILE [ROUNDS]. FILE is what kiwi-systems.py writes. Only the solver's own calls are in the time: the
constraints are made before.
"""

import sys
import time

import kiwisolver as kiwi

STRENGTHS = {
    "required": kiwi.strength.required, "strong": kiwi.strength.strong, "medium": kiwi.strength.medium,
    "weak": kiwi.strength.weak,
}


def read(path):
    """Each system: its variables and its steps, as (method, arguments)."""
    systems = []
    for line in open(path):
        words = line.split()
        if not words or words[0] == "#":
            continue
        verb = words[0]
        if verb == "system":
            variables, steps, constraints = [kiwi.Variable() for _ in range(int(words[1]))], [], []
            systems.append((variables, steps))
        elif verb == "nonnegative":
            steps.append(("addConstraint", (variables[int(words[1])] >= 0,)))
        elif verb == "add":
            expression = kiwi.Expression([], float(words[2]))
            for word in words[4:]:
                variable, coefficient = word.split("*")
                expression = expression + float(coefficient) * variables[int(variable)]
            constraints.append(kiwi.Constraint(expression, words[3], STRENGTHS[words[1]]))
            steps.append(("addConstraint", (constraints[-1],)))
        elif verb == "refuse":
            constraints.append(None)
        elif verb == "remove":
            steps.append(("removeConstraint", (constraints[int(words[1])],)))
        elif verb == "edit":
            steps.append(("addEditVariable", (variables[int(words[1])], STRENGTHS[words[2]])))
        elif verb == "suggest":
            steps.append(("suggestValue", (variables[int(words[1])], float(words[2]))))
        elif verb == "expect":
            steps.append(("updateVariables", ()))
    return systems


def solve(systems):
    began = time.process_time()
    for variables, steps in systems:
        solver = kiwi.Solver()
        for method, arguments in steps:
            getattr(solver, method)(*arguments)
            if method == "updateVariables":
                for variable in variables:
                    variable.value()
    return (time.process_time() - began) * 1e3


if __name__ == "__main__":
    systems = read(sys.argv[1])
    print("%.2f" % min(solve(systems) for _ in range(int(sys.argv[2]) if len(sys.argv) > 2 else 10)))
