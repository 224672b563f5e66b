import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactElement, useContext } from 'react';
import table from '../docs/parts.md?raw';

interface Part {
  readonly name: string;
  readonly root: string;
  readonly inside: string;
}

const PARTS: ReadonlyMap<string, Part> = new Map(
  Array.from(table.matchAll(/^\| `(\w+)` \| `([\w-]+)` \| (.*) \|$/gm), ([, name = '', root = '', inside = '']) => [
    name,
    { name, root, inside: inside.replaceAll('`', '') },
  ]),
);

type Named = { readonly displayName?: string; readonly name?: string } | undefined;

/** The `data-part` of each component that the page is about, from `docs/parts.md`. */
export function PartNames(): ReactElement | null {
  const parts = useComponentNames().flatMap((name) => PARTS.get(name) ?? []);
  if (parts.length === 0) return null;
  return (
    <section className="sbdocs sbdocs-content earn-parts">
      <h2 id="parts">Parts to style</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">data-part</th>
            <th scope="col">Inside</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, root, inside }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>{root}</code>
              </td>
              <td>{inside === '' ? '–' : inside.split(', ').map((part) => <code key={part}>{part}</code>)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Every root takes <code>className</code>, <code>style</code>, <code>data-*</code> and a <code>ref</code>.
      </p>
    </section>
  );
}

/** Names of the component of the page's stories and of its subcomponents; none on a page without stories. */
function useComponentNames(): readonly string[] {
  const context = useContext(DocsContext);
  try {
    const { story } = context.resolveOf('story', ['story']);
    const components: readonly Named[] = [story.component, ...Object.values(story.subcomponents ?? {})] as readonly Named[];
    return components.flatMap((component) => component?.displayName ?? component?.name ?? []);
  } catch {
    return [];
  }
}
