import { type ReactElement, type ReactNode, useState } from 'react';
import { useTheme } from 'storybook/theming';
import { Propose } from './Propose.tsx';
import { ScrollTable } from './ScrollTable.tsx';
import { useFacts } from './useFacts.ts';

/** From so many messages on they can be searched. */
const MANY = 12;

/** The messages of the component in each language and edition, from the catalogues; each leads to where it is changed. */
export function Texts(): ReactElement {
  const { color } = useTheme();
  const [sought, setSought] = useState('');
  const words = useFacts()?.words ?? [];
  const shown = words.filter(({ key, english, chinese }) =>
    [key, english.text, english.us ?? '', chinese.text].some((text) => text.toLowerCase().includes(sought.trim().toLowerCase())),
  );
  const hasUs = words.some(({ english }) => english.us !== undefined);
  return (
    <div className="earn-words" style={{ color: color.defaultText }}>
      {words.length === 0 ? (
        <p>It has no words of its own.</p>
      ) : (
        <p>
          {words.length === 1 ? 'One message' : `${words.length} messages`}, each of which a product can replace with <code>messages</code>{' '}
          of <code>EarnArea</code>. The links under “Propose a change” open the line in the repository.
        </p>
      )}
      {words.length > MANY && (
        <label>
          Search
          <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
        </label>
      )}
      {words.length > 0 && (
        <ScrollTable label="Words">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">English</th>
              {hasUs && <th scope="col">US</th>}
              <th scope="col">Chinese</th>
              <th scope="col">Propose a change</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((word) => (
              <tr key={word.key}>
                <td>
                  <code>{breakable(word.key)}</code>
                </td>
                <td>{word.english.text}</td>
                {hasUs && <td>{word.english.us ?? '–'}</td>}
                <td lang="zh">
                  {word.chinese.text} {word.chinese.us !== undefined && <span>（US：{word.chinese.us}）</span>}
                </td>
                <td>
                  <Propose word={word} />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </div>
  );
}

/** A key that breaks behind its dots. */
export const breakable = (key: string): readonly ReactNode[] => key.split(/(?<=\.)/).flatMap((part) => [part, <wbr key={part} />]);
