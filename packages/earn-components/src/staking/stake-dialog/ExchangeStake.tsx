'use client';
import type { ReactElement } from 'react';
import { CoinChoice } from './CoinChoice.tsx';
import { useExchangeLines } from './exchangeLines.tsx';
import { StakeForm } from './StakeForm.tsx';
import type { StakeVariantProps } from './stakeProps.ts';

/** Exchanges a coin into the token that stands for it (exchange type 1), also one that is minted (ST-38, ST-54, AMB-155). */
export function ExchangeStake(props: StakeVariantProps): ReactElement {
  const { stake } = props;
  return (
    <StakeForm
      {...props}
      choice={<CoinChoice stake={stake} onOpen={() => props.onOpen('mint')} />}
      lines={useExchangeLines(stake)}
      variant="exchange"
    />
  );
}
