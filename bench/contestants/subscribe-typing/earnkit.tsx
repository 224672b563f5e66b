import { FixedSubscribeDialog } from '@earnkit/components/simple-earn';
import { Area } from '../../tasks/earnArea.tsx';
import { CHOSEN, COIN } from '../../tasks/subscription.ts';

export const places = { field: '[role="dialog"] input[inputmode="decimal"]' };

/** Ours: the terms of a coin, tiers, a voucher, the parts of the rate and of the return, and the timeline. */
export default function Page() {
  return (
    <Area>
      <FixedSubscribeDialog asset={COIN} productId={CHOSEN} open onOpenChange={stay} />
    </Area>
  );
}

const stay = (): void => {};
