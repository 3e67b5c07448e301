"""Writes systems of linear constraints with what kiwisolver makes of them, for Tests/CassowaryTests to solve as well.

Usage: kiwi-systems.py COUNT SEED. The text goes to standard output, a statement a line:
  system N                          N variables, numbered from 0; a new solver
  nonnegative V                     variable V is never negative
  add STRENGTH CONSTANT REL V*C…    the constraint sum(C * v[V]) + CONSTANT REL 0; constraints are numbered from 0
  refuse STRENGTH …                 the same, and it contradicts what is there: it has to be refused; it has a number too
  remove I                          takes constraint I out
  edit V STRENGTH, suggest V X      lets variable V be pulled, and pulls it to X
  expect S M W X…                   by how much strong, medium and weak constraints are missed in all, and the values
"""

import random
import sys

import kiwisolver as kiwi

STRENGTHS = {
    "required": kiwi.strength.required,
    "strong": kiwi.strength.strong,
    "medium": kiwi.strength.medium,
    "weak": kiwi.strength.weak,
}


class System:
    """A kiwi solver and a record of what was asked of it."""

    def __init__(self, count):
        self.variables = [kiwi.Variable(str(index)) for index in range(count)]
        self.solver = kiwi.Solver()
        self.constraints = []  # (terms, constant, relation, strength, kiwi's constraint) or None
        self.bounds = []
        self.edits = {}  # variable: [strength, value]
        print("system", count)

    def never_negative(self, variable):
        print("nonnegative", variable)
        self.bounds.append(self.variables[variable] >= 0)
        self.solver.addConstraint(self.bounds[-1])

    def expression(self, terms, constant):
        expression = kiwi.Expression([], 0)
        for variable, coefficient in terms:
            expression = expression + coefficient * self.variables[variable]
        return expression + constant

    def add(self, terms, constant, relation, strength):
        made = kiwi.Constraint(self.expression(terms, constant), relation, STRENGTHS[strength])
        words = [strength, f"{constant:g}", relation] + [f"{v}*{c:g}" for v, c in terms]
        try:
            self.solver.addConstraint(made)
        except kiwi.UnsatisfiableConstraint:
            print("refuse", *words)
            self.constraints.append(None)
            self.rebuild()
            return
        print("add", *words)
        self.constraints.append((terms, constant, relation, strength, made))

    def rebuild(self):
        """A fresh solver: kiwi keeps remains of a constraint that it refused."""
        self.solver = kiwi.Solver()
        for bound in self.bounds:
            self.solver.addConstraint(bound)
        for entry in self.constraints:
            if entry:
                self.solver.addConstraint(entry[4])
        for variable, (strength, value) in self.edits.items():
            self.solver.addEditVariable(self.variables[variable], strength)
            self.solver.suggestValue(self.variables[variable], value)

    def remove(self, index):
        if index < len(self.constraints) and self.constraints[index]:
            print("remove", index)
            self.solver.removeConstraint(self.constraints[index][4])
            self.constraints[index] = None

    def suggest(self, variable, strength, value):
        if variable not in self.edits:
            self.solver.addEditVariable(self.variables[variable], strength)
            print("edit", variable, strength)
            self.edits[variable] = [strength, 0]
        print("suggest", variable, f"{value:g}")
        self.solver.suggestValue(self.variables[variable], value)
        self.edits[variable][1] = value

    def expect(self):
        self.solver.updateVariables()
        values = [variable.value() for variable in self.variables]
        missed = {"required": 0.0, "strong": 0.0, "medium": 0.0, "weak": 0.0}
        for entry in filter(None, self.constraints):
            terms, constant, relation, strength, _ = entry
            left = constant + sum(coefficient * values[variable] for variable, coefficient in terms)
            missed[strength] += {"==": abs(left), "<=": max(0, left), ">=": max(0, -left)}[relation]
        for variable, (strength, value) in self.edits.items():
            missed[strength] += abs(values[variable] - value)
        print("expect", *[f"{missed[s]:.9g}" for s in ("strong", "medium", "weak")], *[f"{v:.9g}" for v in values])


def any_system(chance):
    """Constraints without a plan."""
    count = chance.randint(1, 8)
    system = System(count)
    for variable in range(count):
        if chance.random() < 0.3:
            system.never_negative(variable)

    def add():
        terms = [
            (variable, chance.choice([1, -1, 1, -1, 2, -2, 0.5]))
            for variable in chance.sample(range(count), chance.randint(1, min(3, count)))
        ]
        strength = chance.choice(["required", "required", "strong", "medium", "weak"])
        system.add(terms, chance.randint(-50, 50), chance.choice(["==", "<=", ">="]), strength)

    for _ in range(chance.randint(1, 14)):
        add()
    system.expect()
    for _ in range(chance.randint(0, 12)):
        step = chance.random()
        if step < 0.3:
            add()
        elif step < 0.55:
            system.remove(chance.randrange(len(system.constraints)))
        else:
            system.suggest(chance.randrange(count), chance.choice(["strong", "medium", "weak"]), chance.randint(-90, 90))
        system.expect()


def row_system(chance):
    """Boxes in a row as Auto Layout sees them: start and length each, gaps, lengths that resist, a container being resized."""
    boxes = chance.randint(1, 8)
    system = System(2 * boxes + 1)
    container = 2 * boxes
    system.add([(container, 1)], 0, ">=", "required")
    for box in range(boxes):
        system.never_negative(2 * box + 1)
    for box in range(boxes):
        start, length = 2 * box, 2 * box + 1
        natural = chance.randint(5, 90)
        system.add([(length, 1)], -natural, "<=", chance.choice(["weak", "medium"]))
        system.add([(length, 1)], -natural, ">=", chance.choice(["strong", "medium"]))
        gap = chance.choice([0, 8, 10, 16])
        if box == 0:
            system.add([(start, 1)], -gap, "==", "required")
        else:
            relation = chance.choice(["==", "==", ">="])
            system.add([(start, 1), (start - 2, -1), (length - 2, -1)], -gap, relation, "required")
    last = [(container - 2, -1), (container - 1, -1)]
    system.add([(container, 1)] + last, -chance.choice([0, 10]), "==", chance.choice(["required", "strong"]))
    if boxes > 1 and chance.random() < 0.5:
        pair = chance.sample(range(boxes), 2)
        system.add([(2 * pair[0] + 1, 1), (2 * pair[1] + 1, -chance.choice([1, 2]))], 0, "==", "strong")
    for _ in range(chance.randint(1, 6)):
        system.suggest(container, "strong", chance.randint(0, 500))
        system.expect()


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    print("# Made by tools/lib/kiwi-systems.py", count, seed, "with kiwisolver", kiwi.__version__)
    chance = random.Random(seed)
    for index in range(count):
        (any_system if index % 2 == 0 else row_system)(chance)


main()
