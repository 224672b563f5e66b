'use client';
import { earnErrorOf } from '@earnkit/core';
import type { FixedProduct } from '@earnkit/core/simple-earn/contract';
import { type VipAccess, vipAccess } from '@earnkit/core/simple-earn/rules';
import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../../flow/refusalNotice.ts';
import { type Earn, useEarn } from '../../provider/earnContext.ts';
import { subscribeCheckOptions } from './queries.ts';
import { vipOptions } from './vipQuery.ts';

/**
 * What opens when a person presses a fixed product. `checking` while the exchange is asked; `sign-in` for a visitor if the exchange can
 * only be asked after sign-in.
 */
export type SubscribeAccess = VipAccess['opens'] | 'checking' | 'sign-in';

/** Decides access to a VIP product by the person's tier, and to a special or unknown kind by the exchange's check. */
async function checkAccess(earn: Earn, product: Pick<FixedProduct, 'id' | 'type' | 'minVip' | 'maxVip'>): Promise<VipAccess['opens']> {
  const { queryClient } = earn;
  if (product.type !== 'vip') {
    const { canSubscribe } = await queryClient.fetchQuery({ ...subscribeCheckOptions(earn, product.id), staleTime: 0 });
    // Without an answer the form opens, and the exchange decides.
    return canSubscribe === false ? 'ineligible' : 'subscribe';
  }
  // If the tier cannot be read, the form opens and the exchange decides.
  const tier = await queryClient.fetchQuery(vipOptions(earn)).then(
    (vip) => vip.tier,
    () => undefined,
  );
  return vipAccess(product, tier).opens;
}

/**
 * Finds out what opens for a fixed product: the form, the guide to a higher VIP tier, or the notice that the person is not
 * eligible (SE-X-53, SE-X-54, SE-X-57 to SE-X-59, AMB-086). Products for everyone open at once. For a
 * visitor a VIP product opens too, because the form asks to sign in. A special product is by invitation: the exchange can only be
 * asked after sign-in. The result is kept until the product or the person changes.
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
  const opensAtOnce = product !== undefined && (product.type === 'normal' || (visitor && product.type !== 'special'));
  const needsCheck = key !== undefined && !opensAtOnce && !visitor && found?.key !== key;
  useEffect(() => {
    const current = latest.current;
    if (!needsCheck || current.product === undefined) return undefined;
    let cancelled = false;
    void checkAccess(current.earn, current.product).then(
      (opens) => cancelled || setFound({ key, opens }),
      (error: unknown) => {
        if (cancelled) return;
        const reason = earnErrorOf(error);
        if (reason) notifyError(latest.current.earn, reason, { effect: 'check' });
        latest.current.onFailed();
      },
    );
    return () => {
      cancelled = true;
    };
  }, [key, needsCheck]);
  if (opensAtOnce) return 'subscribe';
  if (product !== undefined && visitor) return 'sign-in';
  return found !== undefined && found.key === key ? found.opens : 'checking';
}
