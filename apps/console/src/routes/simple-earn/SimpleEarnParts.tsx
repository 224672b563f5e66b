import { AutoEarnCard, PortfolioBand } from '@earnkit/components';
import { Flex } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { inTurn } from '../../shell/Page.css.ts';
import type { HoldingsProps } from './Holdings.tsx';
import { FixedHoldingsInAddress, FlexibleHoldingsInAddress } from './SimpleEarnHoldings.tsx';

/** The flexible holdings, and below them what is theirs: Auto-Earn, and Simple Earn as a whole. */
export function FlexiblePart({ search }: Pick<HoldingsProps, 'search'>): ReactElement {
  return (
    <Flex direction="column" gap="6" className={inTurn}>
      <div>
        <FlexibleHoldingsInAddress search={search} />
      </div>
      <AutoEarnCard />
      <PortfolioBand />
    </Flex>
  );
}

/** The fixed orders, those of VIP products among them, and below them Simple Earn as a whole. */
export function FixedPart({ search }: Pick<HoldingsProps, 'search'>): ReactElement {
  return (
    <Flex direction="column" gap="6" className={inTurn}>
      <div>
        <FixedHoldingsInAddress search={search} vip={false} />
      </div>
      <PortfolioBand />
    </Flex>
  );
}
