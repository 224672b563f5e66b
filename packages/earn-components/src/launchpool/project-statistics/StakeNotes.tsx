'use client';
import type { ReactElement, ReactNode } from 'react';
import { compare, formatExact, isPositive, subtract } from '@earnkit/core';
import { useNextFullHour } from '@earnkit/hooks';
import { type PoolView, type UserPoolStatistics, useFixedTermLock } from '@earnkit/hooks/launchpool';
import { Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useOwnAmount } from '../../parts/order/useOwnAmount.ts';
import * as list from '../../parts/query/list.css.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { partText } from '../pool/holdingName.ts';
import { launchpoolMessages } from '../messages.ts';

/** A figure of a table with notes below it. */
export const Figure = ({ children, notes }: { readonly children: ReactNode; readonly notes: ReactNode }): ReactElement => (
  <span className={list.figure}>
    <Words>{children}</Words>
    <Words>{notes}</Words>
  </span>
);

const Note = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Text size="1" color="gray">
    {children}
  </Text>
);

/** Where a stake is held, place by place, and until when a fixed one is locked (LP-11, LP-24). */
export function Places({ pool }: { readonly pool: PoolView }): ReactElement | null {
  const { t } = useMessages(launchpoolMessages);
  const { minute } = useTimes();
  const own = useOwnAmount();
  const held = useFixedTermLock(pool);
  const { heldParts } = pool;
  const { asset } = pool.pool;
  if (held)
    return (
      <>
        {heldParts?.map((part) => (
          <Note key={`${part.holding} ${part.days}`}>{partText(t, own, part, asset)}</Note>
        ))}
        {held.parts.map((part, index) => {
          const at = part.returnsAt ?? part.endsAt;
          // Stakes have no id and keep their order, so the index is the key.
          return at === undefined ? null : <Note key={index}>{t('earn.launchpool.held.until', { time: minute(at) })}</Note>;
        })}
      </>
    );
  return heldParts === undefined ? null : (
    <>
      {heldParts.map((part) => (
        <Note key={`${part.holding} ${part.days}`}>{partText(t, own, part, asset)}</Note>
      ))}
    </>
  );
}

/**
 * Why less counts for rewards than is staked (AMB-166): the tier of trading volume, or a stake that counts from the next full hour on.
 * Renders nothing if all of it counts, if the project is over, and while it is not known.
 */
export function Counts({
  row: { pool, statistics },
  over,
}: {
  readonly row: UserPoolStatistics;
  readonly over: boolean;
}): ReactElement | null {
  const { t, figureStyle } = useMessages(launchpoolMessages);
  const nextHour = useNextFullHour();
  const { hour } = useTimes();
  const own = useOwnAmount();
  const { amount, validAmount } = statistics;
  const { rewardLimit: limit } = pool;
  const { asset: coin } = pool.pool;
  if (over || amount === undefined || validAmount === undefined || compare(validAmount, amount) >= 0) return null;
  const limited = limit !== undefined && limit !== 'unlimited' && compare(limit, amount) < 0 ? limit : undefined;
  const later = limit === undefined ? undefined : subtract(limited ?? amount, validAmount);
  return (
    <>
      {limited && (
        <Note>
          {isPositive(limited)
            ? t('earn.launchpool.counts.upTo', { amount: formatExact(limited, figureStyle), coin })
            : t('earn.launchpool.counts.nothing')}
        </Note>
      )}
      {later && isPositive(later) && (
        <Note>{t('earn.launchpool.statistics.countsFrom', { amount: `${own(later)} ${coin}`, time: hour(nextHour) })}</Note>
      )}
    </>
  );
}
