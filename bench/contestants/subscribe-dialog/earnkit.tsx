import { FixedSubscribeDialog } from '@earnkit/components/simple-earn';
import { Button } from '@earnkit/ui';
import { useState } from 'react';
import { Area } from '../../tasks/earnArea.tsx';
import { CHOSEN, COIN } from '../../tasks/subscription.ts';

export const places = { trigger: '#trigger', open: '[role="dialog"] input[inputmode="decimal"]' };

/** Ours, with live data: the terms of a coin, balance, tiers, a voucher, the parts of the rate and of the return, and the timeline. */
export default function Page() {
  const [open, setOpen] = useState(false);
  return (
    <Area>
      <Button id="trigger" onClick={() => setOpen(true)} {...FixedSubscribeDialog.prewarmProps}>
        Subscribe
      </Button>
      <FixedSubscribeDialog asset={COIN} productId={CHOSEN} open={open} onOpenChange={setOpen} />
    </Area>
  );
}
