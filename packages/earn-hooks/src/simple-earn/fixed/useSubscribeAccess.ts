'use client';
import { earnErrorOf } from '@earnkit/core';
import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import { type VipAccess, vipAccess } from '@earnkit/core/simple-earn/rules';
import { useEffect, useRef, useState } from 'react';
import { tellError } from '../../flow/refusalNotice.ts';
import { type Earn, useEarn } from '../../provider/earnContext.ts';
import { subscribeCheckOptions, vipOptions } from './queries.ts';

/** What opens when a fixed product is pressed; `checking` while that is being found out, `sign-in` where the exchange cannot be asked about a visitor. */
export type SubscribeAccess = VipAccess['opens'] | 'checking' | 'sign-in';

/** Decides access to a VIP product by the person's tier, and to a special or unknown kind by the exchange's check. */
async function ask(earn: Earn, product: Pick<FixedProduct, 'id' | 'type' | 'minVip' | 'maxVip'>): Promise<VipAccess['opens']> {
  const { queryClient } = earn;
  if (product.type !== 'vip') {
    const { able } = await queryClient.fetchQuery({ ...subscribeCheckOptions(earn, product.id), staleTime: 0 });
    // Without an answer the form opens, and the exchange decides.
    return able === false ? 'ineligible' : 'subscribe';
  }
  // Without the tier the form opens, and the exchange decides.
  const tier = await queryClient.fetchQuery(vipOptions(earn)).then(
    (vip) => vip.tier,
    () => undefined,
  );
  return vipAccess(product, tier).opens;
}

/**
 * Finds out what opens for a fixed product: the form, the guide to a higher VIP tier, or the notice that the person is not
 * eligible (SE-X-53, SE-X-54, SE-X-57 to SE-X-59, AMB-086). Products for everyone open at once, and so do those of VIPs for a
 * visitor, who is asked to sign in by the form. A special one is by invitation, about which the exchange is asked once the visitor
 * has signed in. What was found stays as long as the product and the person are the same.
 *
 * @param product `undefined` while it is not known.
 * @param onFailed called when the check fails, after the provider's `notify` reported it; nothing opens (SE-X-60).
 */
export function useSubscribeAccess(
  product: Pick<FixedProduct, 'id' | 'type' | 'minVip' | 'maxVip'> | undefined,
  onFailed: () => void,
): SubscribeAccess {
  const earn = useEarn();
  const latest = useRef({ earn, product, onFailed });
  useEffect(() => {
    latest.current = { earn, product, onFailed };
  });
  const [found, setFound] = useState<{ readonly key: string; readonly opens: VipAccess['opens'] }>();
  const key = product && `${earn.scope} ${product.id}`;
  const visitor = earn.session.state === 'anonymous';
  const open = product !== undefined && (product.type === 'normal' || (visitor && product.type !== 'special'));
  const missing = key !== undefined && !open && !visitor && found?.key !== key;
  useEffect(() => {
    const facts = latest.current;
    if (!missing || facts.product === undefined) return undefined;
    let gone = false;
    void ask(facts.earn, facts.product).then(
      (opens) => gone || setFound({ key, opens }),
      (error: unknown) => {
        if (gone) return;
        const reason = earnErrorOf(error);
        if (reason) tellError(latest.current.earn, reason, { effect: 'check' });
        latest.current.onFailed();
      },
    );
    return () => {
      gone = true;
    };
  }, [key, missing]);
  if (open) return 'subscribe';
  if (product !== undefined && visitor) return 'sign-in';
  return found !== undefined && found.key === key ? found.opens : 'checking';
}
