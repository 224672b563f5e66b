'use client';
import type { ReactElement } from 'react';
import { type FixedProductView, useEarn } from '@earnkit/hooks';
import { Button, Dialog } from '@earnkit/ui';
import { useMessages, type Translate } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

export interface IneligibleDialogProps extends DialogOpenProps {
  /** Leads to the other products. @default closes the dialog and goes to the market */
  onBrowse?: (() => void) | undefined;
  /** The product, whose VIP tiers are named. @default no tiers are named */
  product?: Pick<FixedProductView, 'leastTier' | 'maxVip'> | undefined;
}

/** Says that the person may not subscribe a product of VIPs or a special one (SE-X-59), and leads to the other products. */
export function IneligibleDialog({ open, onOpenChange, onBrowse, product, ...rest }: IneligibleDialogProps): ReactElement {
  const { t } = useMessages(fixedDialogMessages);
  const { navigate, links } = useEarn();
  const products = links.simpleEarn();
  const browse = (): void => {
    onOpenChange(false);
    if (onBrowse) onBrowse();
    else if (products !== undefined) navigate(products);
  };
  return (
    <Dialog
      data-part="ineligible-dialog"
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      size="1"
      title={t('simple.event.ineligible')}
      description={textOf(t, product)}
      footer={
        <>
          <Button size="3" variant="soft" tone="neutral" onClick={() => onOpenChange(false)}>
            {t('earn.close')}
          </Button>
          {(onBrowse ?? products) !== undefined && (
            <Button size="3" onClick={browse}>
              {t('earn.vip.ineligible.browse')}
            </Button>
          )}
        </>
      }
    />
  );
}

function textOf(t: Translate<typeof fixedDialogMessages>, product: IneligibleDialogProps['product']): string {
  if (product?.leastTier === undefined) return t('earn.vip.ineligible.text');
  const min = String(product.leastTier);
  return product.maxVip === undefined
    ? t('earn.vip.ineligible.from', { min })
    : t('earn.vip.ineligible.range', { min, max: String(product.maxVip) });
}
