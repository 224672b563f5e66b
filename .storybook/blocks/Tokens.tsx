import { Button, CopyButton, SearchField, Text } from '@earnkit/ui';
import { type CSSProperties, type ReactElement, useState } from 'react';
import file from '../../packages/ui/tokens.json?raw';
import { downloadText } from '../../packages/earn-components/src/parts/query/downloadCsv.ts';
import { Themed } from './Themed.tsx';
import { type Token, cssOf, levelOf, ratioText, tokensOf } from './tokenFile.ts';

const all = tokensOf(file);
const css = cssOf(all);

/** What the groups of the file are called, in the order of the file. */
const GROUPS: readonly (readonly [title: string, of: RegExp])[] = [
  ['Colours', /^color\./],
  ['Accent', /^accent\./],
  ['Neutral', /^neutral\./],
  ['Success', /^success\./],
  ['Warning', /^warning\./],
  ['Danger', /^danger\./],
  ['Info', /^info\./],
  ['Shadow', /^shadow\./],
  ['Space', /^space\./],
  ['Corners', /^radius\./],
  ['Text', /^text\./],
  ['Sizes', /^size\./],
  ['Typeface', /^font\./],
  ['Motion', /^motion\./],
  ['Layers', /^layer\./],
];

const matches = ({ name, property, use, light, dark, role }: Token, sought: string): boolean =>
  [name, property, use, light, dark, role ?? ''].some((text) => text.toLowerCase().includes(sought));

/** All tokens with name, values, contrast and use, and the files to take along. */
export function Tokens(): ReactElement {
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const shown = all.filter((token) => matches(token, sought));
  return (
    <Themed>
      <div className="earn-bar">
        <SearchField label="Search tokens" placeholder="Name, value or use" value={text} onValueChange={setText} controls="tokens" />
        <span className="earn-bar-end">
          <Button variant="solid" onClick={() => downloadText('tokens.json', file, 'application/json')}>
            tokens.json
          </Button>
          <CopyButton size="2" value={file} label="Copy tokens.json" />
          <Button onClick={() => downloadText('tokens.css', css, 'text/css')}>tokens.css</Button>
          <CopyButton size="2" value={css} label="Copy tokens.css" />
        </span>
      </div>
      <p role="status" className="earn-count">
        {shown.length} of {all.length} tokens
      </p>
      <div id="tokens">
        {GROUPS.map(([title, of]) => {
          const members = shown.filter(({ name }) => of.test(name));
          return (
            members.length > 0 && (
              <section key={title}>
                <h2 id={title.toLowerCase()} className="earn-group">
                  {title}
                </h2>
                <ul className="earn-tokens">
                  {members.map((token) => (
                    <Row key={token.name} token={token} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </Themed>
  );
}

function Row({ token }: { readonly token: Token }): ReactElement {
  const { name, property, use, light, dark } = token;
  return (
    <li>
      <span className="earn-swatches" aria-hidden="true">
        <Sample token={token} appearance="light" />
        {token.type === 'color' && <Sample token={token} appearance="dark" />}
      </span>
      <div>
        <div className="earn-name">
          <code dir="ltr">{property}</code>
          <CopyButton value={property} label={`Copy ${property}`} />
        </div>
        <Text as="p" size="2">
          {use}
        </Text>
        <Text as="p" size="1" color="gray">
          <code dir="ltr">{name}</code>
          {light === dark ? (
            <>
              : <code dir="ltr">{light}</code>
            </>
          ) : (
            <>
              : light <code dir="ltr">{light}</code>, dark <code dir="ltr">{dark}</code>
            </>
          )}
        </Text>
      </div>
      <Contrasts token={token} />
    </li>
  );
}

/** A picture of a token, drawn with the value of the file. */
function Sample({
  token: { type, name, ...values },
  appearance,
}: {
  readonly token: Token;
  readonly appearance: 'light' | 'dark';
}): ReactElement {
  const value = values[appearance];
  const style: CSSProperties =
    type === 'color'
      ? { background: `linear-gradient(${value}, ${value}), ${pageOf(appearance)}` }
      : type === 'shadow'
        ? { boxShadow: value, background: pageOf('light') }
        : name.startsWith('radius.')
          ? { borderRadius: value }
          : name.startsWith('space.')
            ? { inlineSize: value, blockSize: 16, borderRadius: 0 }
            : { display: 'none' };
  return <span className="earn-swatch" data-kind={type === 'color' ? 'color' : undefined} style={style} />;
}

/** The page of an appearance, below what is translucent. */
const pageOf = (appearance: 'light' | 'dark'): string => all.find(({ name }) => name === 'color.page')?.[appearance] ?? 'transparent';

function Contrasts({ token: { name, role, contrast, type } }: { readonly token: Token }): ReactElement | null {
  if (type !== 'color') return null;
  if (role === 'decorative') return <Text size="1">Decorative: nothing is said by it alone.</Text>;
  if (role === 'ground') {
    const carried = all.filter((each) => each.contrast.some(({ on }) => on === name)).map((each) => each.name);
    return (
      <Text size="1">
        Ground of <code dir="ltr">{carried.join(', ')}</code>
      </Text>
    );
  }
  return (
    <div>
      <table className="earn-contrast">
        <thead>
          <tr>
            <th scope="col">On</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {contrast.map(({ on, light, dark }) => (
            <tr key={on}>
              <th scope="row">
                <code dir="ltr">{on}</code>
              </th>
              {[light, dark].map((ratio, index) => (
                <td key={index === 0 ? 'light' : 'dark'}>
                  {ratioText(ratio)} {role !== 'inactive' && <b>{levelOf(ratio, role)}</b>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {role === 'inactive' && (
        <Text as="p" size="1">
          WCAG asks nothing of what cannot be used.
        </Text>
      )}
      {role === 'mark' && (
        <Text as="p" size="1">
          A mark needs 3:1.
        </Text>
      )}
    </div>
  );
}
