import type { ReactNode } from 'react';
import type { Decimal } from '@earnkit/core';
import { Amount, type AmountProps, type SummaryItem, VisuallyHidden, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountText, signedText } from './figureText.ts';

interface FigureProps extends Pick<AmountProps, 'tone'> {
  readonly amount: Decimal | undefined;
  readonly asset: string;
  readonly signed?: boolean;
}

function Figure({ amount, asset, signed = false, tone = 'default' }: FigureProps): ReactNode {
  const { figureStyle } = useMessages();
  const text = amountText(amount, figureStyle);
  return (
    <>
      <Amount value={signed ? signedText(text, amount) : text} tone={tone} />
      {amount !== undefined && (
        <VisuallyHidden>
          {' '}
          <Words>{asset}</Words>
        </VisuallyHidden>
      )}
    </>
  );
}

/**
 * An amount of the outcome of an order, cut down for reading (FM-01 to FM-05). Its coin stands in the label or in the title of the dialog,
 * and is named to screen readers alone. `undefined` shows `--`.
 */
export const outcomeItem = (
  key: string,
  label: ReactNode,
  amount: Decimal | undefined,
  asset: string,
  look: Pick<FigureProps, 'tone' | 'signed'> = {},
): SummaryItem => ({ key, label, value: <Figure amount={amount} asset={asset} {...look} /> });

/** How the outcome of an order draws what it earns. */
export const GAIN = { tone: 'accent', signed: true } as const;
