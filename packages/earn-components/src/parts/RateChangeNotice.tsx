'use client';
import { type ReactElement, type Ref, forwardRef } from 'react';
import { type Decimal, formatPercentChange } from '@earnkit/core';
import { Banner, Button, type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { rateChangeMessages } from './rateChangeMessages.ts';

/** Props of {@link RateChangeNotice}. */
export interface RateChangeNoticeProps extends PartProps {
  /** The rate that the person saw, and the current one. */
  change: { readonly from: Decimal; readonly to: Decimal };
  /** Writes a rate. @default in percent, with as many digits as tell the two apart */
  format?: ((rate: Decimal) => string) | undefined;
  /** Names the change of another figure than the rate. @default names the rate, old and new */
  title?: ((rates: { readonly from: string; readonly to: string }) => string) | undefined;
  /** Called when the person accepts the new rate. */
  onAccept: () => void;
  /** The button that accepts. */
  acceptRef: Ref<HTMLButtonElement>;
}

/** Shows the old and the new rate after a change, and asks the person to accept the new one before sending. */
export const RateChangeNotice = forwardRef<HTMLDivElement, RateChangeNoticeProps>(function RateChangeNotice(
  { change, format, title, onAccept, acceptRef, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(rateChangeMessages);
  const root = { ...rootProps('rate-change-notice', rest), ref };
  const rates = format ? { from: format(change.from), to: format(change.to) } : formatPercentChange(change);
  return (
    <Banner
      {...root}
      tone="warning"
      live="assertive"
      title={title ? title(rates) : t('earn.rateChange.title', rates)}
      action={
        <Button ref={acceptRef} size="2" variant="soft" onClick={onAccept}>
          {t('earn.rateChange.accept', rates)}
        </Button>
      }
    >
      {t('earn.rateChange.text')}
    </Banner>
  );
});
