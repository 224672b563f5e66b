import { Amount, Text, vars } from '@earnkit/ui';
import type { CSSProperties, ReactElement } from 'react';
import { Themed } from './Themed.tsx';
import { TokenTable } from './TokenTable.tsx';

const LATIN = 'Earn every hour 1,234.5678';

/** Sizes and line heights. */
export const TextSizes = (): ReactElement => (
  <Themed>
    <TokenTable
      of="text."
      sample={({ property }) => {
        const step = property.replace(/-(?:size|line)$/, '');
        if (property.endsWith('-line')) return null;
        return (
          <span style={{ fontSize: `var(${property})`, lineHeight: `var(${step}-line)`, whiteSpace: 'nowrap' }}>
            Earn 1,234 <span lang="zh">赚币</span>
          </span>
        );
      }}
    />
  </Themed>
);

/** The typeface and its weights. */
export const Weights = (): ReactElement => (
  <Themed>
    <TokenTable
      of="font."
      sample={({ name, property }) => (
        <span style={name === 'font.body' ? { fontFamily: `var(${property})` } : { fontWeight: `var(${property})`, whiteSpace: 'nowrap' }}>
          Redeem 0.5 BTC
        </span>
      )}
    />
  </Themed>
);

const FIGURES = ['1,111.11111111', '8,888.88888888', '240.70000000'] as const;

/** Figures of the same width, and what they would be without. */
export const Figures = (): ReactElement => (
  <Themed>
    <div className="earn-columns">
      {(['tabular-nums', 'proportional-nums'] as const).map((fontVariantNumeric) => (
        <div key={fontVariantNumeric}>
          <Text as="p" size="1" color="gray">
            {fontVariantNumeric === 'tabular-nums' ? 'Tabular, as everywhere in the theme' : 'Proportional, for comparison'}
          </Text>
          {FIGURES.map((figure) => (
            <div key={figure} style={{ fontVariantNumeric, textAlign: 'end' }}>
              {figure}
            </div>
          ))}
        </div>
      ))}
    </div>
  </Themed>
);

/** Amounts as they are, unknown, earned, lost. */
export const Amounts = (): ReactElement => (
  <Themed>
    <div className="earn-columns">
      <Amount value="1,204.50000000" unit="USDT" fiat="≈ $1,204.20" size="4" strong />
      <Amount value="+0.00312000" unit="BTC" tone="accent" />
      <Amount value="-12.40" unit="USDT" tone="danger" />
      <Amount value={undefined} unit="USDT" />
    </div>
  </Themed>
);

const narrow: CSSProperties = { inlineSize: 136, border: `1px dashed ${vars.color.edge}`, padding: vars.space[2] };

/** What is cut, and what never is. */
export const Truncation = (): ReactElement => (
  <Themed>
    <div className="earn-columns">
      <div style={narrow}>
        <Text as="p" size="2" truncate>
          Wrapped staked Ether of the exchange
        </Text>
        <Text as="p" size="1" color="gray">
          A name may be cut; its whole is elsewhere.
        </Text>
      </div>
      <div style={narrow}>
        <Amount value="123,456,789.123456789012345678" unit="SHIB" />
        <Text as="p" size="1" color="gray">
          An amount breaks, and is whole.
        </Text>
      </div>
    </div>
  </Themed>
);

/** The same part at the usual size of text and at twice as much. */
export const TwiceAsLarge = (): ReactElement => (
  <div className="earn-columns">
    {(['1rem', '2rem'] as const).map((rem) => (
      <Themed key={rem} style={{ '--earn-rem': rem } as CSSProperties}>
        <Text as="p" size="1" color="gray">
          {rem === '1rem' ? '100 %' : '200 %'}
        </Text>
        <Text as="p" size="2">
          Redeem to your spot account.
        </Text>
        <Amount value="1,204.50000000" unit="USDT" size="4" strong />
      </Themed>
    ))}
  </div>
);

/** Latin, figures and Chinese in one line. */
export const Chinese = (): ReactElement => (
  <Themed>
    <Text as="p" size="3">
      {LATIN}
    </Text>
    <Text as="p" size="3" lang="zh">
      赎回至现货账户，预计 2 天后到账：1,204.50000000 USDT
    </Text>
    <Text as="p" size="2" lang="zh" color="gray">
      利率会变动，过往收益不代表未来收益。
    </Text>
  </Themed>
);
