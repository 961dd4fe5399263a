// Documents as elements: each value becomes one element, and text stays text.

import "../parts/long_table.css";
import type { ComponentChildren } from "preact";
import type { Block, Inline } from "../../content/types.ts";

export function Line({ children }: { readonly children: readonly Inline[] }) {
  return <>{children.map(inline)}</>;
}

function inline(child: Inline): ComponentChildren {
  if (typeof child === "string") return child;
  const inside = <Line children={child.children} />;
  switch (child.kind) {
    case "strong":
      return <strong>{inside}</strong>;
    case "em":
      return <em>{inside}</em>;
    case "code":
      return <code>{inside}</code>;
    case "link":
      return (
        <a href={child.to} {...(child.to.startsWith("#") ? {} : { rel: "noreferrer" })}>
          {inside}
        </a>
      );
  }
}

function Heading({ level, children }: { level: number; children: readonly Inline[] }) {
  const inside = <Line children={children} />;
  return level <= 2 ? <h2>{inside}</h2> : <h3>{inside}</h3>;
}

function block(each: Block): ComponentChildren {
  switch (each.kind) {
    case "heading":
      return <Heading level={each.level} children={each.children} />;
    case "paragraph":
      return (
        <p>
          <Line children={each.children} />
        </p>
      );
    case "text":
      return <pre>{each.text}</pre>;
    case "list": {
      const items = each.items.map((item) => (
        <li>
          {item.length === 1 && item[0]!.kind === "paragraph" ? (
            <Line children={item[0]!.children} />
          ) : (
            <Prose blocks={item} />
          )}
        </li>
      ));
      return each.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "table":
      return (
        <div class="scroll">
          <table>
            <thead>
              <tr>
                {each.head.map((cell) => (
                  <th scope="col">
                    <Line children={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {each.rows.map((row) => (
                <tr>
                  {row.map((cell) => (
                    <td>
                      <Line children={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

export function Prose({ blocks }: { readonly blocks: readonly Block[] }) {
  return <>{blocks.map(block)}</>;
}
