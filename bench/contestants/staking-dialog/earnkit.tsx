import { StakingStakeDialog } from '@earnkit/components/staking';
import { useStakingProduct } from '@earnkit/hooks/staking';
import { Button } from '@earnkit/ui';
import { useState } from 'react';
import { Area } from '../../tasks/earnArea.tsx';
import { COIN } from '../../tasks/staking.ts';

export const places = { trigger: '#trigger', open: '[data-part="staking-stake-dialog"] input[inputmode="decimal"]' };

/** Ours, with live data: rate, balance, summary, agreement, and the tabs with rules and introduction. */
export default function Page() {
  return (
    <Area>
      <Product />
    </Area>
  );
}

/** As on the page of a coin, which has read the product before. */
function Product() {
  const product = useStakingProduct({ asset: COIN });
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button id="trigger" onClick={() => setOpen(true)} aria-busy={product.state === 'loading'} {...StakingStakeDialog.prewarmProps}>
        Stake
      </Button>
      <StakingStakeDialog asset={COIN} open={open} onOpenChange={setOpen} />
    </>
  );
}
