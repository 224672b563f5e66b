'use client';
import type { ReactElement } from 'react';
import { CoinChoice } from './CoinChoice.tsx';
import { useExchangeLines } from './exchangeLines.tsx';
import { StakeForm } from './StakeForm.tsx';
import type { StakeVariantProps } from './stakeProps.ts';

/** Stakes one of several coins for a credit (type 2, ST-12, ST-38). */
export function DebtStake(props: StakeVariantProps): ReactElement {
  const { stake } = props;
  return (
    <StakeForm
      {...props}
      choice={<CoinChoice stake={stake} onOpen={() => props.onOpen('mint')} />}
      lines={useExchangeLines(stake)}
      variant="debt"
    />
  );
}
