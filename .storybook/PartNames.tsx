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

/** The `data-part` of the component that a page of `@earnkit/ui` is about. Pages of the earn area have their own place for it. */
export function PartNames(): ReactElement | null {
  const names = useComponentNames();
  if (!names.some((name) => PARTS.has(name))) return null;
  return (
    <section className="sbdocs sbdocs-content earn-parts">
      <h2 id="parts">Parts to style</h2>
      <PartsTable names={names} />
    </section>
  );
}

/** The `data-part` of each component, from `docs/parts.md`. */
export function PartsTable({ names }: { readonly names: readonly string[] }): ReactElement | null {
  const parts = names.flatMap((name) => PARTS.get(name) ?? []);
  if (parts.length === 0) return null;
  return (
    <>
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
    </>
  );
}

/** Names of the component of the page's stories and of its subcomponents; none on a page without stories, and in the earn area. */
function useComponentNames(): readonly string[] {
  const context = useContext(DocsContext);
  try {
    const { story } = context.resolveOf('story', ['story']);
    if (!story.title.startsWith('UI/')) return [];
    const components: readonly Named[] = [story.component, ...Object.values(story.subcomponents ?? {})] as readonly Named[];
    return components.flatMap((component) => component?.displayName ?? component?.name ?? []);
  } catch {
    return [];
  }
}
