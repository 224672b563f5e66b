import { Button, type Density, EarnTheme, Text, vars } from '@earnkit/ui';
import { type CSSProperties, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { Token } from './tokenFile.ts';
import { Themed } from './Themed.tsx';
import { TokenTable } from './TokenTable.tsx';

const live = ({ property }: Pick<Token, 'property'>): string => `var(${property})`;

const box: CSSProperties = { display: 'block', inlineSize: 56, blockSize: 40, background: vars.accent.soft };

/** Each step of the space. */
export const Spaces = (): ReactElement => (
  <Themed>
    <TokenTable
      of="space."
      sample={(token) => <span style={{ display: 'block', inlineSize: live(token), blockSize: 16, background: vars.accent.solid }} />}
      columns={[['Compact', (token) => <InDensity density="compact" token={token} />]]}
    />
  </Themed>
);

/** Each corner, as the brand of the toolbar has it. */
export const Corners = (): ReactElement => (
  <Themed>
    <TokenTable
      of="radius."
      sample={(token) => <span style={{ ...box, borderRadius: live(token), border: `1px solid ${vars.color.edge}` }} />}
      columns={[['Brand chosen', (token) => <Measured value={live(token)} />]]}
    />
  </Themed>
);

/** What floats above the page. */
export const Shadows = (): ReactElement => (
  <Themed>
    {/* A shadow has too many parts for a column: the page of tokens has its value. */}
    <div className="earn-floating" style={{ background: vars.color.panel, boxShadow: vars.shadow.float, borderRadius: vars.radius[5] }}>
      <Text as="p" size="2">
        <code dir="ltr">--earn-shadow-float</code>: a dialog, a menu, a toast. Cards and tables have a line, and no shadow.
      </Text>
    </div>
  </Themed>
);

/** Heights in both densities, measured in a theme of each. */
export const Sizes = (): ReactElement => (
  <Themed>
    <TokenTable
      of="size."
      sample={(token) => (
        <span
          style={{ display: 'block', inlineSize: 24, blockSize: `min(${live(token)}, 56px)`, border: `1px solid ${vars.color.edge}` }}
        />
      )}
      columns={[
        ['Comfortable', (token) => <InDensity density="comfortable" token={token} />],
        ['Compact', (token) => <InDensity density="compact" token={token} />],
      ]}
    />
  </Themed>
);

/** The layers, one above the other. */
export const Layers = (): ReactElement => (
  <Themed>
    <TokenTable of="layer." sample={(token) => <Text size="1">{token.name.replace('layer.', '')}</Text>} />
    <div className="earn-layers" aria-hidden="true">
      {(['dialog', 'popup', 'toast'] as const).map((name, index) => (
        <span
          key={name}
          style={{
            zIndex: vars.layer[name],
            insetInlineStart: index * 72,
            insetBlockStart: index * 36,
            background: vars.color.panel,
            boxShadow: vars.shadow.float,
            borderRadius: vars.radius[4],
          }}
        >
          {name}
        </span>
      ))}
    </div>
  </Themed>
);

/** What moves, and how long. */
export function Motion(): ReactElement {
  const [isThere, setIsThere] = useState(false);
  return (
    <Themed>
      <TokenTable
        of="motion."
        sample={({ name, property }) =>
          name === 'motion.ease' ? null : (
            <span className="earn-motion" data-there={isThere || undefined} style={{ transitionDuration: `var(${property})` }} />
          )
        }
      />
      <Button onClick={() => setIsThere(!isThere)}>Move the samples</Button>
    </Themed>
  );
}

const InDensity = ({ density, token }: { readonly density: Density; readonly token: Token }): ReactElement => (
  <EarnTheme brand={{ density }} background={false}>
    <Measured value={live(token)} />
  </EarnTheme>
);

/** A length as this browser computes it here. */
function Measured({ value }: { readonly value: string }): ReactElement {
  const probe = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState('');
  // The density around changes what the same value comes to, so it is measured after each render; the same text renders nothing.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each render may have another width
  useLayoutEffect(() => {
    if (probe.current) setText(getComputedStyle(probe.current).inlineSize);
  });
  return (
    <code dir="ltr">
      <span ref={probe} className="earn-probe" style={{ inlineSize: value }} />
      {text}
    </code>
  );
}
