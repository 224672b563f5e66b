import { FlexibleSubscribeDialog } from '@earnkit/components/simple-earn';
import { Button } from '@earnkit/ui';
import { useState } from 'react';
import { Area } from '../../tasks/earnArea.tsx';

export const places = { trigger: '#trigger', open: '[data-part="flexible-subscribe-dialog"] input' };

/** Our dialog of the flexible product, which has no term: rate and its parts, balance, tiers, timeline and rules. */
export default function Page() {
  const [open, setOpen] = useState(false);
  return (
    <Area>
      <Button id="trigger" onClick={() => setOpen(true)} {...FlexibleSubscribeDialog.prewarmProps}>
        Subscribe
      </Button>
      <FlexibleSubscribeDialog asset="USDT" open={open} onOpenChange={setOpen} />
    </Area>
  );
}
