import { calendarDay, defaultHistoryRange, earnLinks, formatAmount, formatCompact, formatPercent, parseDecimal } from '@earnkit/core';
import { limitRange, monthlyBatches, rangeOfDays } from '@earnkit/time';
import { accountFlags, assessFundingLock, availableWithLoans, fundingChoices } from '@earnkit/core/account/rules';
import type { Rule } from '../table.ts';
import { flag, isMissing, known, reasonText, shown, yesNo } from '../words.ts';

const number = (cell: string): ReturnType<typeof parseDecimal> => (isMissing(cell) ? undefined : parseDecimal(cell));

/** A link by the words of its case, `deposit BTC, zh`; `undefined` for words nobody knows. */
function linkOf(words: string): string | undefined {
  const [what = '', ...rest] = words.split(',').map((part) => part.trim());
  const valueOf = (name: string): string | undefined => rest.find((part) => part.startsWith(`${name} `))?.slice(name.length + 1);
  const last = rest.at(-1) ?? '';
  const locale = /^[a-z]{2}([-_][A-Za-z]+)?$/.test(last) ? last : 'en';
  const links = earnLinks(locale);
  const coin = what.split(' ').at(-1) ?? '';
  if (what.startsWith('deposit ')) return links.deposit(coin);
  if (what.startsWith('express buy')) return links.expressBuy();
  if (what.startsWith('spot trade ')) return links.spotTrade(coin);
  if (what.startsWith('staking detail ')) return links.staking(coin);
  if (what === 'staking holding') return links.stakingHolding(valueOf('coin') ?? '', valueOf('type') === '1' ? 1 : 0);
  if (what.startsWith('lending detail')) {
    const orderId = valueOf('order') ?? valueOf('order_id');
    return links.holding({
      id: coin,
      orderType: rest.includes('fixed') ? 'fixed' : 'flexible',
      asset: rest.find((part) => /^[A-Z0-9]+$/.test(part)) ?? '',
      ...(orderId ? { orderId } : {}),
    });
  }
  return what === 'upgrade guide' ? links.vip(5) : undefined;
}

/** Rules that every room shares, by table. */
export const sharedRules: Readonly<Record<string, Rule>> = {
  'V-ND': (row) => ({ expected: formatAmount(number(row.value ?? ''), {}) }),
  'V-NS': (row) => ({ expected: formatCompact(number(row.value ?? ''), { locale: row.locale ?? '' }) }),
  'V-NP': (row) => ({ expected: formatPercent(number(row.fraction ?? ''), {}) }),
  'V-DR': (row) => {
    const limited = limitRange({ start: calendarDay(row.start ?? ''), end: calendarDay(row.end ?? '') }, Number(row['limit n']));
    return { 'start after': limited.start, 'warning key': reasonText(limited.warning, '(none)') };
  },
  'V-RS': (row) => {
    const { startsAt, endsAt } = rangeOfDays({ start: calendarDay(row.start ?? ''), end: calendarDay(row.end ?? '') }, row.zone ?? '');
    return { start_at: String(startsAt), end_at: String(endsAt), 'length h': String((endsAt - startsAt) / 3600) };
  },
  'V-MB': (row) => ({
    'batches (first day..last day)': monthlyBatches(defaultHistoryRange(calendarDay(row.today ?? '')))
      .map(({ start, end }) => `${start}..${end}`)
      .join(', '),
  }),
  'V-AV': (row) => ({
    expected: shown(availableWithLoans(known(row['available/outable'] ?? ''), known(row.loan ?? ''), flag(row.supported ?? ''))),
  }),
  'V-AM': (row) => {
    const { mode } = row;
    if (mode !== 'classic' && mode !== 'multi_currency' && mode !== 'single_currency') return undefined;
    const flags = accountFlags({ mode, useFunding: flag(row.use_funding ?? '') });
    return { unified: yesNo(flags?.unified ?? false), 'unified simple earn': yesNo(flags?.unifiedSimpleEarn ?? false) };
  },
  'V-LK': (row) => {
    const lock = { useFunding: flag(row.use_funding ?? ''), locked: flag(row.locked ?? '') };
    return {
      subscribe: reasonText(assessFundingLock(lock, 'subscribe'), 'goes on'),
      'flexible redeem': reasonText(assessFundingLock(lock, 'redeem'), 'goes on'),
    };
  },
  'V-FU': (row) => {
    const restricted = row['menu restricted'] ?? '';
    const choices = fundingChoices({
      asset: row.coin ?? '',
      viewer: {
        edition: /^us$/i.test(row.edition ?? '') ? 'us' : 'global',
        compliance: { business: [], menu: isMissing(restricted) ? [] : restricted.split('+').map((tag) => tag.trim()) },
      },
      listing: { opensAt: undefined },
      now: 0,
    });
    return {
      choices: choices
        .filter(({ state }) => state === 'shown')
        .map(({ way }) => way)
        .join(', '),
    };
  },
  'V-LN': (row) => {
    const link = linkOf(row.case ?? '');
    return link === undefined ? undefined : { expected: link };
  },
};
