import type { ReactElement, ReactNode } from 'react';
import file from '../../packages/ui/tokens.json?raw';
import { type Token, tokensOf } from './tokenFile.ts';

/** The tokens of `tokens.json`. */
const all = tokensOf(file);

interface TokenTableProps {
  /** Which tokens, by what their names begin with. */
  readonly of: string;
  /** A live picture of a token. */
  readonly sample: (token: Token) => ReactNode;
  /** Further columns. @default none */
  readonly columns?: readonly (readonly [title: string, cell: (token: Token) => ReactNode])[];
}

/** The tokens of a group with their values and uses, each with a live picture. */
export function TokenTable({ of, sample, columns = [] }: TokenTableProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div className="earn-measures" tabIndex={0} role="region" aria-label={`Tokens: ${of.replace('.', '')}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            {columns.map(([title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">Use</th>
          </tr>
        </thead>
        <tbody>
          {all
            .filter(({ name }) => name.startsWith(of))
            .map((token) => (
              <tr key={token.name}>
                <td>{sample(token)}</td>
                <th scope="row">
                  <code dir="ltr">{token.property}</code>
                </th>
                <td>
                  <code dir="ltr">{token.light}</code>
                </td>
                {columns.map(([title, cell]) => (
                  <td key={title}>{cell(token)}</td>
                ))}
                <td>{token.use}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
