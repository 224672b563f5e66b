import type { ReactElement } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { ScrollTable } from './ScrollTable.tsx';
import { useFacts } from './useFacts.ts';

/** The requirements that the stories of the page prove, with the stories. */
export function Proves(): ReactElement {
  const proven = useFacts()?.proven ?? [];
  if (proven.length === 0) return <p>Its stories name no requirement; tests of its rules and hooks do.</p>;
  return (
    <ScrollTable label="Requirements">
      <thead>
        <tr>
          <th scope="col">Id</th>
          <th scope="col">Requirement</th>
          <th scope="col">Stories</th>
        </tr>
      </thead>
      <tbody>
        {proven.map(({ id, text, stories }) => (
          <tr key={id}>
            <td className="earn-id">
              <code>{id}</code>
            </td>
            <td>{text}</td>
            <td>{stories.map(storyNameFromExport).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
