import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

/** Reads the clock while rendering: `now()` in a hook or component, outside of what an event or a request calls later. */
const READS = /\bnow\(\)/;

/** Renders again when the clock has moved on. */
const FOLLOWS = /\buse(?:Now|NowAt|NextFullHour|Hour|Moment|Moments|Today)\(/;

/** Where the clock is read once on purpose, and why that stays true. */
const ONCE: Readonly<Record<string, string>> = {
  'packages/earn-hooks/src/provider/useReadings.ts': 'the age of an answer, compared when it arrives',
  'packages/earn-hooks/src/provider/EarnProvider.tsx': 'defines the clock',
  'packages/earn-hooks/src/provider/useReading.ts': 'when an adapter said that a call is not offered, which stays so',
  'packages/earn-hooks/src/simple-earn/history/useHistoryExport.ts': 'the moment of an export',
  'packages/earn-hooks/src/simple-earn/fixed/useSubscribeAgain.ts': 'the moment of a press',
  'packages/earn-hooks/src/simple-earn/fixed/useFixedChoice.ts': 'which term is chosen first; the form follows the clock itself',
  'packages/earn-components/src/simple-earn/fixed-subscribe-dialog/FixedSubscribeForm.tsx':
    'the offset of a zone, beside a form that follows the clock',
  'packages/earn-components/src/simple-earn/fixed-order-detail/FixedOrderDetail.tsx': 'its order comes from a list that follows the clock',
  'packages/earn-components/src/simple-earn/market-list/MarketList.tsx': 'the moment of a press',
  'packages/earn-components/src/overview/earn-holdings/HeldList.tsx': 'orders holdings that follow the clock themselves',
  'packages/earn-components/src/simple-earn/interest-history-dialog/InterestHistoryDialog.tsx': 'the offset of a zone',
};

test('given a hook or component that reads the clock, then it renders again when the clock has moved on', () => {
  const files = globSync('{packages/earn-hooks,packages/earn-components,apps/console}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file))
    .filter((file) => /^(?:use[A-Z]|[A-Z])/.test(path.basename(file)));
  const stale = files.filter((file) => {
    const source = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return READS.test(source) && !FOLLOWS.test(source);
  });
  expect(stale.toSorted()).toEqual(Object.keys(ONCE).toSorted());
});
