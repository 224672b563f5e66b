import { decimal } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import { areaLinks, type OwnLinks, useEarn } from '@earnkit/hooks';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { EarnArea, LearnMore, LoginDialog } from './index.ts';
import { EligibilityDialog } from './launchpool/index.ts';
import { AgreementCheckbox } from './parts/order/AgreementCheckbox.tsx';
import { OrderReceipt } from './parts/order/OrderReceipt.tsx';
import { TermsNote } from './parts/order/TermsNote.tsx';
import { HeldBackName } from './simple-earn/HeldBackName.tsx';
import { IneligibleDialog } from './simple-earn/vip-dialogs/IneligibleDialog.tsx';
import { UpgradeVipGuide } from './simple-earn/vip-dialogs/UpgradeVipGuide.tsx';

/*
 * A product says with `null` that it has no such page. Nothing leads there then: neither to another exchange's route, nor to nowhere.
 */

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });
const nothing = (): void => undefined;
const opened = { open: true, onOpenChange: nothing };
const pool = {
  asset: 'USDT',
  icon: undefined,
  tiers: [{ volume: decimal('5000'), stakeLimit: decimal('40000') }],
  userVolume: decimal('6000'),
  volumeDays: 60,
};

function Agreement(): ReactElement {
  return (
    <AgreementCheckbox
      checked={false}
      onCheckedChange={nothing}
      text="I have read the "
      document="disclaimer"
      href={useEarn().links.wealthDisclaimer()}
    />
  );
}

function Receipt(): ReactElement {
  const { links } = useEarn();
  const actions = [
    { label: 'Once more', onSelect: nothing },
    { label: 'View holdings', href: links.holdings('flexible') },
  ];
  return <OrderReceipt onOpenChange={nothing} title="Subscribed" text="100 USDT" summary={[]} actions={actions} />;
}

interface Part {
  readonly name: string;
  readonly part: ReactElement;
  /** What is there without pages. */
  readonly stays: string | RegExp;
  /** What is offered where there are pages. */
  readonly offered: readonly string[];
}

/** Parts that lead to pages. */
const parts: readonly Part[] = [
  { name: 'LearnMore', part: <LearnMore />, stays: '', offered: ['Questions and answers'] },
  { name: 'LoginDialog', part: <LoginDialog {...opened} />, stays: /Log in/, offered: ['Sign up'] },
  {
    name: 'EligibilityDialog',
    part: <EligibilityDialog {...opened} pool={pool} />,
    stays: 'Reached',
    offered: ['Trade futures', 'Trade spot'],
  },
  { name: 'TermsNote', part: <TermsNote />, stays: /risk/i, offered: [] },
  { name: 'AgreementCheckbox', part: <Agreement />, stays: 'disclaimer', offered: [] },
  { name: 'OrderReceipt', part: <Receipt />, stays: 'Once more', offered: ['View holdings'] },
  { name: 'HeldBackName', part: <HeldBackName by="launchpool" />, stays: /launchpool/i, offered: [] },
  { name: 'IneligibleDialog', part: <IneligibleDialog {...opened} product={undefined} />, stays: 'Close', offered: ['Browse products'] },
  { name: 'UpgradeVipGuide', part: <UpgradeVipGuide {...opened} tier={3} />, stays: 'Not now', offered: ['How to upgrade'] },
];

const documented = areaLinks('en');
const NONE: OwnLinks = Object.fromEntries(Object.keys(documented).map((name) => [name, name === 'login' ? documented.login : null]));

const shown = async (part: ReactElement, links: OwnLinks) => {
  const log = vi.fn();
  await render(
    <EarnArea client={client} session={{ state: 'signed-in', id: 'ada' }} links={links} logger={log}>
      {part}
    </EarnArea>,
  );
  return log;
};
const hrefs = (): readonly (string | null)[] => Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href'));

afterEach(cleanup);

test.each(parts)('given a product without pages, then $name leads nowhere, and says the rest', async ({ part, stays, offered }) => {
  const log = await shown(part, NONE);
  await vi.waitFor(() => expect(document.body.textContent).toMatch(stays));
  expect(hrefs().filter((href) => !href?.startsWith('/login'))).toEqual([]);
  for (const text of offered) expect(document.body.textContent).not.toContain(text);
  expect(log).not.toHaveBeenCalled();
});

test.each(parts)('given a product with the documented pages, then $name offers them', async ({ part, stays, offered }) => {
  const log = await shown(part, documented);
  await vi.waitFor(() => expect(document.body.textContent).toMatch(stays));
  for (const text of offered) expect(document.body.textContent).toContain(text);
  expect(log).not.toHaveBeenCalled();
});
