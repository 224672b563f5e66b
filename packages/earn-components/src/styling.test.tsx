import { decimal } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import type { QueryState } from '@earnkit/hooks';
import { ORDER_MESSAGES } from '@earnkit/hooks/flow';
import '@earnkit/ui/styles.css';
import { getResponse } from 'msw';
import { createRef, type ReactElement, type Ref } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as earn from './index.ts';
import * as parts from './parts/index.ts';
import { mockFlexible } from './testing/mockFlexible.ts';
import { STORY_NOW } from './testing/simpleEarnRows.ts';

/** What a team gives a component to style it. */
interface Styling {
  readonly ref: Ref<never>;
  readonly className: string;
  readonly style: { readonly outlineWidth: string };
  readonly 'data-team': string;
}

const nothing = (): void => undefined;
const shell = { open: true, onOpenChange: nothing };
const mockExchange = mockFlexible();
const client = createEarnClient({
  readRetries: 0,
  fetch: async (input, init) =>
    (await getResponse([...mockExchange.handlers], new Request(input, init))) ?? new Response('{}', { status: 404 }),
});
const failed: QueryState<never> = { state: 'failed', error: { kind: 'network', call: 'flexible.holdings' }, retry: nothing };
const idle = {
  status: { state: 'idle' },
  messages: { ...ORDER_MESSAGES, tone: 'warning' },
  checkAgain: nothing,
  release: nothing,
} as const;
const text = { checking: 'Being looked for', unresolved: 'Not known' };
const holding = {
  id: '1',
  asset: 'USDT',
  icon: undefined,
  currentAmount: decimal('500'),
  lentAmount: decimal('380'),
  redeemingAmount: decimal('30'),
  redeemingRevocable: true,
  marginFrozenAmount: decimal('0'),
  launchpoolAmount: decimal('0'),
  cumulativeInterest: decimal('31.2'),
  nextAprFraction: decimal('0.0512'),
  lastAprFraction: decimal('0.0498'),
  bonusAprFraction: decimal('0'),
  bonusOpen: false,
  minLendAprFraction: decimal('0.005'),
  autoEarn: true,
  ladder: [],
};

/** Each component with its required props only. */
const COMPONENTS: Readonly<Record<string, (styling: Styling) => ReactElement>> = {
  'add-funds-button': (styling) => <earn.AddFundsButton {...styling} asset="USDT" />,
  'add-funds-dialog': (styling) => <earn.AddFundsDialog {...styling} {...shell} asset="USDT" />,
  'apr-details-dialog': (styling) => <earn.AprDetailsDialog {...styling} {...shell} asset="USDT" />,
  'auto-earn-card': (styling) => <earn.AutoEarnCard {...styling} />,
  'auto-earn-settings-dialog': (styling) => <earn.AutoEarnSettingsDialog {...styling} {...shell} />,
  'auto-earn-dialog': (styling) => <earn.AutoEarnDialog {...styling} change={{ asset: 'BTC', on: true }} onDismiss={nothing} />,
  'bullet-list': (styling) => <parts.BulletList {...styling} items={['Every hour']} />,
  'cancel-redemption-dialog': (styling) => <earn.CancelRedemptionDialog {...styling} {...shell} holding={holding} />,
  'coin-amount': (styling) => <parts.CoinAmount {...styling} amount={decimal('1')} asset="BTC" />,
  'coin-dialog': (styling) => (
    <parts.CoinDialog {...styling} {...shell} asset="BTC" title="Rate">
      Every hour
    </parts.CoinDialog>
  ),
  'coin-name': (styling) => <parts.CoinName {...styling} asset="BTC" />,
  'coin-page': (styling) => (
    <parts.CoinPage {...styling} asset="BTC" icon={undefined} headingLevel={1} product="Flexible" state="Held" actions="">
      Every hour
    </parts.CoinPage>
  ),
  'coin-page-placeholder': (styling) => <parts.CoinPagePlaceholder {...styling} heights={['48px']} />,
  'confirm-submission': (styling) => (
    <parts.ConfirmSubmission
      {...styling}
      submission={idle}
      text={text}
      title="Turn on?"
      confirmLabel="Turn on"
      onOpenChange={nothing}
      onConfirm={nothing}
    />
  ),
  'earn-summary': (styling) => <earn.EarnSummary {...styling} />,
  'figure-button': (styling) => (
    <parts.FigureButton {...styling} label="5%, APR">
      5%
    </parts.FigureButton>
  ),
  'flexible-holding-detail': (styling) => <earn.FlexibleHoldingDetail {...styling} asset="USDT" />,
  'flexible-holdings': (styling) => <earn.FlexibleHoldings {...styling} />,
  'flexible-redeem-dialog': (styling) => <earn.FlexibleRedeemDialog {...styling} {...shell} holding={holding} />,
  'flexible-subscribe-dialog': (styling) => <earn.FlexibleSubscribeDialog {...styling} {...shell} asset="USDT" />,
  'interest-history-dialog': (styling) => <earn.InterestHistoryDialog {...styling} {...shell} asset="USDT" cumulative={decimal('31.2')} />,
  'hide-balances-button': (styling) => <earn.HideBalancesButton {...styling} />,
  'invite-friends': (styling) => <earn.InviteFriends {...styling} />,
  'invite-friends-dialog': (styling) => <earn.InviteFriendsDialog {...styling} {...shell} />,
  'key-facts': (styling) => <parts.KeyFacts {...styling} items={[]} />,
  'login-dialog': (styling) => <earn.LoginDialog {...styling} {...shell} />,
  'notification-subscriptions': (styling) => <earn.NotificationSubscriptions {...styling} />,
  'notification-subscriptions-dialog': (styling) => <earn.NotificationSubscriptionsDialog {...styling} {...shell} />,
  'order-receipt': (styling) => (
    <parts.OrderReceipt {...styling} onOpenChange={nothing} title="Redeemed" text="1 BTC" summary={[]} actions={[]} />
  ),
  'allocation-bar': (styling) => (
    <parts.AllocationBar {...styling} label="Coins" items={[{ key: 'BTC', label: 'BTC', shareFraction: decimal('1') }]} />
  ),
  'portfolio-band': (styling) => <earn.PortfolioBand {...styling} />,
  'query-error': (styling) => <parts.QueryError {...styling} reading={failed} title="No holdings" />,
  'query-table': (styling) => (
    <parts.QueryTable
      {...styling}
      caption="Coins"
      columns={[{ key: 'coin', header: 'Coin', cell: (row: string) => row }]}
      rowKey={(row) => row}
      reading={failed}
      errorTitle="No coins"
      unreadableWarning={String}
      empty=""
      page={1}
      pageSize={10}
      onPageChange={nothing}
    />
  ),
  'rules-disclosure': (styling) => <parts.RulesDisclosure {...styling} trading={[]} product={[]} />,
  'share-poster-dialog': (styling) => <earn.SharePosterDialog {...styling} {...shell} />,
  'sign-in-prompt': (styling) => <parts.SignInPrompt {...styling} title="Your holdings" />,
  'submit-footer': (styling) => <parts.SubmitFooter {...styling} submission={idle} text={text} ready label="Redeem" />,
  'usdt-value': (styling) => (
    <parts.UsdtValue {...styling} asset="BTC" amount={decimal('1')}>
      1 BTC
    </parts.UsdtValue>
  ),
};

for (const [name, draw] of Object.entries(COMPONENTS)) {
  test(`given ${name}, when a team gives className, style, data and a ref, then its root has them and its data-part`, async () => {
    const ref = createRef<Element>();
    const styling: Styling = { ref: ref as Ref<never>, className: 'ours', style: { outlineWidth: '7px' }, 'data-team': 'earn' };
    await render(
      <earn.EarnArea client={client} session={{ state: 'signed-in', id: 'ada' }} timeZone="UTC" now={() => STORY_NOW} navigate={nothing}>
        {draw(styling)}
      </earn.EarnArea>,
    );
    await expect.poll(() => document.querySelectorAll(`[data-part='${name}'].ours[data-team='earn']`).length).toBe(1);
    const root = document.querySelector<HTMLElement>(`[data-part='${name}'].ours`);
    expect(root?.style.outlineWidth).toBe('7px');
    expect(ref.current).toBe(root);
  });
}

test('given an area, when a team gives className, style and a ref, then the element of its theme has them', async () => {
  const ref = createRef<HTMLDivElement>();
  await render(
    <earn.EarnArea ref={ref} className="ours" style={{ outlineWidth: '7px' }} client={client} session={{ state: 'anonymous' }}>
      Earn
    </earn.EarnArea>,
  );
  expect(ref.current?.matches('.radix-themes.ours[data-part="earn-area"]')).toBe(true);
  expect(ref.current?.style.outlineWidth).toBe('7px');
});

test('given rules of a team outside a cascade layer, when they select a component by its data-part, then they win', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-part='earn-summary'] { padding: 37px } [data-part='login-dialog'] { border-radius: 3px }`);
  document.adoptedStyleSheets.push(sheet);
  try {
    await render(
      <earn.EarnArea client={client} session={{ state: 'anonymous' }} navigate={nothing}>
        <earn.EarnSummary />
        <earn.LoginDialog open onOpenChange={nothing} />
      </earn.EarnArea>,
    );
    const styleOf = (name: string): CSSStyleDeclaration | undefined => {
      const element = document.querySelector(`[data-part='${name}']`);
      return element ? getComputedStyle(element) : undefined;
    };
    await expect.poll(() => styleOf('earn-summary')?.paddingTop).toBe('37px');
    await expect.poll(() => styleOf('login-dialog')?.borderTopLeftRadius).toBe('3px');
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
});
