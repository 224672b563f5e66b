import { type ReactElement, forwardRef } from 'react';
import type { Decimal } from '@earnkit/core';
import { Percent, type PercentProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { percentText } from './figureText.ts';

export interface RateProps extends Omit<PercentProps, 'value'> {
  /** The rate as a fraction; `undefined` where it is not known, which shows `--`. */
  fraction: Decimal | undefined;
}

/** A rate in percent, as the area writes figures. */
export const Rate = forwardRef<HTMLSpanElement, RateProps>(function Rate({ fraction, ...look }, ref): ReactElement {
  const { figureStyle } = useMessages();
  return <Percent {...look} ref={ref} value={percentText(fraction, figureStyle)} />;
});
