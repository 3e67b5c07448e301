/// The fixed parts of the page of a batch.
enum IndexPageParts {
    static let style = """
        :root { --ink: #1c1c1e; --quiet: #6c6c70; --page: #f2f2f7; --card: #fff; --line: #d1d1d6; --accent: #0a66d0;
          --warn: #a34a00; }
        @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --quiet: #aeaeb2; --page: #000; --card: #1c1c1e;
          --line: #3a3a3c; --accent: #64a8ff; --warn: #ffb340; } }
        * { box-sizing: border-box; }
        body { margin: 0; font: 14px/1.4 system-ui, sans-serif; color: var(--ink); background: var(--page); }
        header { position: sticky; top: 0; z-index: 1; padding: 10px 16px; background: var(--card);
          border-bottom: 1px solid var(--line); max-height: 45vh; overflow: auto; }
        h1 { margin: 0 16px 0 0; font-size: 16px; display: inline; }
        .row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-top: 6px; }
        .row > b { min-width: 7em; font-weight: 600; overflow-wrap: anywhere; }
        button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 14px;
          padding: 2px 10px; cursor: pointer; max-width: 22em; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; }
        button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--card); }
        button:focus-visible, a:focus-visible, input:focus-visible { outline: 2px solid var(--accent);
          outline-offset: 2px; }
        label { display: inline-flex; gap: 6px; align-items: center; margin-right: 12px; }
        a { color: var(--accent); }
        #count { color: var(--quiet); }
        main { display: grid; gap: 16px; padding: 16px;
          grid-template-columns: repeat(auto-fill, minmax(var(--size, 200px), 1fr)); }
        figure { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
          overflow: hidden; content-visibility: auto; contain-intrinsic-size: auto 480px; scroll-margin-top: 46vh; }
        figure:target { outline: 3px solid var(--accent); outline-offset: 2px; }
        figure img { display: block; width: 100%; height: auto; }
        figcaption { padding: 8px 10px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
        figcaption a { color: inherit; text-decoration: none; }
        figcaption a:hover { text-decoration: underline; }
        figcaption small { display: block; color: var(--quiet); }
        figcaption .finding { color: var(--warn); }
        .failed { padding: 24px 10px; color: var(--warn); white-space: pre-line; }
        #none { padding: 16px; color: var(--quiet); }
        @media (max-width: 600px) { header { position: static; max-height: none; }
          figure { scroll-margin-top: 16px; } }

        """

    static let body = """
        <header>
        <h1></h1><span id="count" role="status"></span>
        <details id="list" hidden><summary>contact sheets</summary></details>
        <div id="filters"></div>
        <div class="row">
        <label><input type="checkbox" id="distinct"> each picture once</label>
        <label><input type="checkbox" id="found"> with findings</label>
        <label>size <input type="range" id="size" min="100" max="500" value="200"></label>
        <label>find <input type="search" id="search"></label>
        </div>
        </header>
        <main></main>
        <p id="none" hidden>No picture is like that.</p>
        """

    static let script = """
        "use strict";
        const read = id => JSON.parse(document.getElementById(id).textContent);
        const axes = read("axes"), pictures = read("pictures");
        const make = (tag, text, kind) => {
          const element = document.createElement(tag);
          if (text !== undefined) element.textContent = text;
          if (kind) element.className = kind;
          return element;
        };
        const inputs = [...new Set(pictures.map(picture => picture.input))];
        const rules = [...new Set(pictures.flatMap(picture => (picture.findings || []).map(found => found.rule)))];
        const groups = [
          { name: "input", values: inputs, of: picture => [picture.input] },
          ...axes.map(axis => ({ ...axis, of: picture => [picture.variant[axis.name]] })),
          { name: "finding", values: rules, of: picture => (picture.findings || []).map(found => found.rule) },
        ].filter(group => group.values.length > (group.name === "finding" ? 0 : 1));
        const wanted = new Map(groups.map(group => [group, new Set()]));

        const card = picture => {
          const figure = make("figure");
          if (picture.failure) {
            figure.append(make("div", picture.failure.join("\\n"), "failed"));
          } else {
            const link = make("a"), image = make("img");
            link.href = image.src = picture.file.split("/").map(encodeURIComponent).join("/");
            image.loading = "lazy";
            image.decoding = "async";
            image.width = picture.width;
            image.height = picture.height;
            image.alt = picture.file;
            link.append(image);
            figure.append(link);
          }
          // The address of the page at this picture, to send to somebody.
          const caption = make("figcaption"), name = make("a", picture.file);
          figure.id = picture.file;
          name.href = "#" + encodeURIComponent(picture.file);
          name.title = "Link to this picture";
          caption.append(name);
          if (picture.sameAs) caption.append(make("small", "same as " + picture.sameAs));
          for (const warning of picture.warnings || []) caption.append(make("small", warning, "finding"));
          for (const found of picture.findings || []) {
            const place = found.path ? found.path + ": " : "";
            caption.append(make("small", place + found.message, "finding"));
          }
          figure.append(caption);
          return figure;
        };
        const cards = pictures.map(card);
        const texts = cards.map(figure => figure.textContent.toLowerCase());
        document.querySelector("main").append(...cards);
        document.querySelector("h1").textContent = document.title;

        const option = id => document.getElementById(id);
        const update = () => {
          const words = option("search").value.toLowerCase().split(/\\s+/).filter(Boolean);
          let shown = 0;
          pictures.forEach((picture, index) => {
            const fits = groups.every(group => {
              const values = wanted.get(group);
              return !values.size || group.of(picture).some(value => values.has(value));
            });
            const isShown = fits && !(option("distinct").checked && picture.sameAs)
              && !(option("found").checked && !(picture.findings || []).length && !picture.failure)
              && words.every(word => texts[index].includes(word));
            cards[index].hidden = !isShown;
            if (isShown) shown += 1;
          });
          option("count").textContent = shown + " of " + pictures.length;
          option("none").hidden = shown > 0;
        };
        for (const group of groups) {
          const row = make("div", undefined, "row");
          row.setAttribute("role", "group");
          row.setAttribute("aria-label", group.name);
          row.append(make("b", group.name));
          for (const value of group.values) {
            const button = make("button", value);
            button.type = "button";
            button.title = value;
            button.setAttribute("aria-pressed", "false");
            button.addEventListener("click", () => {
              const values = wanted.get(group);
              if (!values.delete(value)) values.add(value);
              button.setAttribute("aria-pressed", String(values.has(value)));
              update();
            });
            row.append(button);
          }
          option("filters").append(row);
        }
        for (const id of ["distinct", "found", "search"]) option(id).addEventListener("input", update);
        option("size").addEventListener("input", () =>
          document.documentElement.style.setProperty("--size", option("size").value + "px"));
        const sheets = read("sheets");
        option("list").hidden = !sheets.length;
        for (const file of sheets) {
          const link = make("a", file);
          link.href = encodeURIComponent(file);
          option("list").append(link, " ");
        }
        update();
        // The browser looked for it before it was there.
        if (location.hash) location.replace(location.hash);

        """
}
