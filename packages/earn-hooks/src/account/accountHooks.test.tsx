import * as account from '@earnkit/core/account/contract';
import { EarnFailure, decimal } from '@earnkit/core';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import type { QueryState } from '../provider/queryState.ts';
import type { Session } from '../submission/session.ts';
import { type Answers, listOf, namedExchange } from '../testing/namedExchange.ts';
import { useAccountMode } from './useAccount.ts';
import { useFixedAvailable, useLaunchpoolAvailable, useStakingAvailable } from './useAvailable.ts';
import { useBorrowSettings, useLoan } from './useBorrowing.ts';
import { useInviteFriends } from './useInviteFriends.ts';
import { usePortfolioValues } from './usePortfolioValues.ts';
import { useUsdtPrices } from './useUsdtPrices.ts';

const d = decimal;
const ADA: Session = { state: 'signed-in', id: 'ada' };
const broken = (): never => {
  throw new EarnFailure({ kind: 'network', call: 'broken' });
};
const never = (): Promise<never> => new Promise(() => undefined);

/** A reading as text. */
function textOf(reading: QueryState<unknown>): string {
  if (reading.state !== 'ready') return reading.state;
  return `ready ${JSON.stringify(reading.data) ?? '--'}`;
}

/** Renders the result of a hook and records its calls. */
async function seen(use: () => string, answers: Answers, session: Session = ADA) {
  const exchange = namedExchange(answers);
  const Said = (): ReactElement => <output>{use()}</output>;
  const screen = await render(
    <EarnProvider client={exchange.client} session={session} links={{ signUp: (code) => `/join/${code}` }}>
      <Said />
    </EarnProvider>,
  );
  return { said: screen.getByRole('status'), asked: exchange.asked };
}

const balance = { asset: 'USDT', outable: d('9000'), lendEarnAvailable: d('8000'), available: d('7000'), unified: true };
const NO_USE = { asset: 'USDT', launchpool: false, staking: false };
const facts = (changed: Answers = {}): Answers => ({
  [account.balances.name]: () => listOf(balance),
  [account.borrowSettings.name]: () => NO_USE,
  [account.loans.name]: () => [{ name: 'USDT', value: d('5000') }],
  [account.fixedAvailable.name]: () => ({ available: d('1.123456789') }),
  ...changed,
});

const useLaunchpool = (): string => textOf(useLaunchpoolAvailable('USDT'));
const useFixed = (): string => textOf(useFixedAvailable('USDT'));
const useInvitation = (): string => textOf(useInviteFriends());
const useStaked = (): string => textOf(useStakingAvailable('USDT', false));
const useSupportedStaking = (): string => textOf(useStakingAvailable('USDT', true));
const useUnknownStaking = (): string => textOf(useStakingAvailable('USDT', undefined));
const usePrivate = (): string =>
  [useLaunchpool(), useSupportedStaking(), useFixed(), textOf(useLoan('USDT')), textOf(useAccountMode()), useInvitation()].join(' ');
const useBorrowed = (): string =>
  `${textOf(useBorrowSettings('BTC'))} ${textOf(useLoan('USDT'))} ${textOf(useLoan('ETH'))} ${textOf(useLoan('BTC'))}`;
const useFlags = (): string => {
  const reading = useAccountMode();
  return reading.state === 'ready' ? JSON.stringify(reading.data.flags) : reading.state;
};
const usePrices = (): string => JSON.stringify([...useUsdtPrices(['BTC', 'USDT', 'USDC', 'NEW'])]);

test.each([
  ['less loans', useLaunchpool, {}, 'ready "4000"'],
  ['borrowed coins may be used', useLaunchpool, { [account.borrowSettings.name]: () => ({ ...NO_USE, launchpool: true }) }, 'ready "9000"'],
  [
    'no loan of it, so no setting is waited for',
    useLaunchpool,
    { [account.loans.name]: () => [], [account.borrowSettings.name]: never },
    'ready "9000"',
  ],
  ['the setting is waited for where there is a loan', useLaunchpool, { [account.borrowSettings.name]: never }, 'loading'],
  ['loans that cannot be read are no zero', useLaunchpool, { [account.loans.name]: broken }, 'failed'],
  [
    'a balance that is not said is no zero',
    useLaunchpool,
    { [account.balances.name]: () => listOf({ ...balance, outable: undefined }) },
    'ready --',
  ],
  ['a balance that cannot be read is no zero', useLaunchpool, { [account.balances.name]: broken }, 'failed'],
  ['staking, less loans', useStaked, {}, 'ready "4000"'],
  ['staking, supported by the product', useSupportedStaking, { [account.borrowSettings.name]: never }, 'ready "9000"'],
  ['staking, the product not known yet', useUnknownStaking, {}, 'ready --'],
  ['fixed, cut to 8 decimals', useFixed, {}, 'ready "1.12345678"'],
] as const)('what can be put in: %s (SH-17, SH-19, AMB-066, AMB-067)', async (_case, use, changed, expected) => {
  const { said: output } = await seen(use, facts(changed));
  await expect.element(output).toHaveTextContent(expected);
});

test('reads no balance, loan, mode or code for a visitor (SH-04, SH-09)', async () => {
  const { said: output, asked } = await seen(usePrivate, facts(), { state: 'anonymous' });
  await expect.element(output).toHaveTextContent('anonymous anonymous anonymous anonymous anonymous anonymous');
  expect(asked).toEqual([]);
});

test('reports a loan of 0 when none is named, and none when it cannot be read (SH-19, AMB-023)', async () => {
  const { said: output } = await seen(
    useBorrowed,
    facts({
      [account.borrowSettings.name]: () => null,
      [account.loans.name]: () => [
        { name: 'USDT', value: d('5000') },
        { name: 'BTC', value: undefined },
      ],
    }),
  );
  await expect.element(output).toHaveTextContent('ready null ready "5000" ready "0" ready --');
});

test.each([
  ['classic', true, false, false],
  ['single_currency', true, true, false],
  ['multi_currency', false, true, false],
  ['multi_currency', true, true, true],
] as const)(
  'derives for mode %s with funding in use %s: unified %s, unified Simple Earn %s (SH-10 to SH-13)',
  async (mode, useFunding, unified, simpleEarn) => {
    const { said: output } = await seen(useFlags, { [account.accountMode.name]: () => ({ mode, firstOpen: false, useFunding }) });
    await expect.element(output).toHaveTextContent(JSON.stringify({ unified, unifiedSimpleEarn: simpleEarn }));
  },
);

test.each([
  [{ encryptedUid: 'UID', kolCode: undefined }, `ready {"code":"UID","link":"${location.origin}/join/UID"}`],
  [{ encryptedUid: 'UID', kolCode: 'KOL' }, `ready {"code":"KOL","link":"${location.origin}/join/KOL"}`],
  [{ encryptedUid: undefined, kolCode: undefined }, 'ready --'],
])('builds an invitation of a code and a whole address (SH-25): %o', async (codes, expected) => {
  const { said: output } = await seen(useInvitation, { [account.referral.name]: () => codes });
  await expect.element(output).toHaveTextContent(expected);
});

test('reads prices by pair, without stablecoins, and has none for a coin without a price (SH-20 to SH-23)', async () => {
  let pairs: unknown;
  const { said: output } = await seen(usePrices, {
    [account.tickers.name]: (input: { readonly pairs: readonly string[] }) => {
      pairs = input.pairs;
      return listOf({ pair: 'BTC_USDT', price: d('97412.5') });
    },
  });
  await expect.element(output).toHaveTextContent('[["BTC","97412.5"]]');
  expect(pairs).toEqual(['BTC_USDT', 'NEW_USDT']);
});

const MANY = Array.from({ length: 130 }, (_, index) => `C${1000 + index}`);
const useManyValues = (): string => {
  const { valueOf } = usePortfolioValues(MANY);
  return `${MANY.filter((asset) => valueOf(asset, d('2')) === '6').length} of ${MANY.length}`;
};

test.each([
  ['every page is read', false, '130 of 130'],
  ['a page that fails leaves its own coins unknown', true, '100 of 130'],
])('given more coins than the exchange prices in one call, asks in pages: %s (SH-20)', async (_case, lastFails, expected) => {
  const sizes: number[] = [];
  const { said: output } = await seen(useManyValues, {
    [account.tickers.name]: ({ pairs }: { readonly pairs: readonly string[] }) => {
      sizes.push(pairs.length);
      if (pairs.length > 100 || (lastFails && pairs.length < 100)) return broken();
      return listOf(...pairs.map((pair) => ({ pair, price: d('3') })));
    },
  });
  await expect.element(output).toHaveTextContent(expected);
  expect(sizes).toEqual([100, 30]);
});
