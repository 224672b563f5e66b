import type { ReactElement } from 'react';
import { useFacts } from './useFacts.ts';

/** What the component adds to a page, from `docs/bytes.md`. */
export function Bytes(): ReactElement {
  const weights = useFacts()?.weights ?? [];
  if (weights.length === 0) return <p>It is part of the area, and is not weighed alone.</p>;
  const hasLater = weights.some(({ opened }) => opened !== undefined);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">At once</th>
            {hasLater && <th scope="col">When it opens</th>}
          </tr>
        </thead>
        <tbody>
          {weights.map(({ name, atOnce, opened }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{atOnce} kB</td>
              {hasLater && <td>{opened === undefined ? '–' : `${opened} kB`}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p>JavaScript by brotli, over a page that has an area and a client. Components share code: two together add less than their sum.</p>
    </>
  );
}
