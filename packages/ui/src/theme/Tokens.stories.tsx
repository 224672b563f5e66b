import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Flex, Heading } from '../radix-themes/index.ts';
import { vars } from './vars.css.ts';

/** All tokens, read from the contract, so that a new one appears automatically. The page Design/Tokens describes them. */
const meta = { title: 'UI/Tokens', tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Group = keyof typeof vars;
interface Token {
  /** Custom property a product overrides. */
  property: string;
  value: string;
}

/** Leaves of a part of the contract; `var(--earn-color-page)` yields its own name. */
function tokensOf(branch: string | object): Token[] {
  if (typeof branch === 'string') return [{ property: branch.replace(/^var\((.*)\)$/, '$1'), value: branch }];
  return Object.values(branch).flatMap((child: string | object) => tokensOf(child));
}

const small: CSSProperties = { fontSize: 12, lineHeight: '16px', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' };
const muted: CSSProperties = { ...small, color: vars.color.muted };

function List({ tokens, sample }: { tokens: Token[]; sample: (token: Token) => CSSProperties }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))', gap: 12 }}>
      {tokens.map((token) => (
        <div key={token.property} style={{ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 }}>
          <span style={{ flex: '0 0 48px', display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: 40 }}>
            <span style={sample(token)} />
          </span>
          <code dir="ltr" data-token={token.property} style={{ ...muted, fontFamily: 'ui-monospace, monospace' }}>
            {token.property}
          </code>
        </div>
      ))}
    </div>
  );
}

const swatch = ({ value }: Token): CSSProperties => ({
  width: 40,
  height: 40,
  borderRadius: vars.radius[3],
  background: value,
  forcedColorAdjust: 'none',
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
const obstacle = ({ value }: Token): CSSProperties => ({ width: `min(${value}, 48px)`, height: 16, background: vars.accent.solid });
const corner = ({ value }: Token): CSSProperties => ({
  width: 40,
  height: 40,
  borderStartStartRadius: value,
  border: `2px solid ${vars.accent.text}`,
  borderInlineEnd: 0,
  borderBlockEnd: 0,
});
const floating = ({ value }: Token): CSSProperties => ({
  width: 40,
  height: 40,
  borderRadius: vars.radius[3],
  background: vars.color.panel,
  boxShadow: value,
});
const nothing = (): CSSProperties => ({ display: 'none' });

/** How each group is shown; a new group of the contract does not compile until it is added here. */
const samples: Record<Group, (token: Token) => CSSProperties> = {
  color: swatch,
  accent: swatch,
  neutral: swatch,
  success: swatch,
  warning: swatch,
  danger: swatch,
  info: swatch,
  space: obstacle,
  size: obstacle,
  radius: corner,
  shadow: floating,
  font: nothing,
  text: nothing,
  motion: nothing,
  layer: nothing,
};
const groups = Object.keys(samples) as Group[];

/** Colours, space, corners and the rest, each with the custom property that overrides it. */
export const All: Story = {
  render: () => (
    <Flex direction="column" gap="6">
      {groups.map((group) => (
        <Flex direction="column" key={group} gap="3" asChild>
          <section>
            <Heading as="h2" size="3">
              {group}
            </Heading>
            <List tokens={tokensOf(vars[group])} sample={samples[group]} />
          </section>
        </Flex>
      ))}
    </Flex>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-token]')];
    await expect(shown).toHaveLength(tokensOf(vars).length);
    const without = shown.filter(
      (element) =>
        getComputedStyle(element)
          .getPropertyValue(element.dataset['token'] ?? '')
          .trim() === '',
    );
    await expect(without.map((element) => element.dataset['token'])).toEqual([]);
  },
};

/** Steps of the type scale, in Latin, Chinese and figures. */
export const Type: Story = {
  render: () => (
    <Flex direction="column" gap="4">
      {Object.entries(vars.text).map(([step, { size, line }]) => (
        <div key={step}>
          <div style={muted}>{step}</div>
          <div style={{ fontSize: size, lineHeight: line, overflowWrap: 'anywhere' }}>Earn every hour 每小时派息 1,234.56789012</div>
        </div>
      ))}
    </Flex>
  ),
};
