'use client';
import { type ReactElement, type Ref, forwardRef } from 'react';
import { type Decimal, formatPercentChange } from '@earnkit/core';
import { Banner, Button, type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { rateChangeMessages } from './rateChangeMessages.ts';

/** Props of {@link RateChangeNotice}. */
export interface RateChangeNoticeProps extends PartProps {
  /** The rate that the person saw, and the current one; or the change of another term in words, and what is current. */
  change: { readonly from: Decimal; readonly to: Decimal } | { readonly title: string; readonly to: string };
  /** Called when the person accepts what is current. */
  onAccept: () => void;
  /** The button that accepts. */
  acceptRef: Ref<HTMLButtonElement>;
}

/** Shows a rate or another term, old and new, after a change, and asks the person to accept the new one before sending. */
export const RateChangeNotice = forwardRef<HTMLDivElement, RateChangeNoticeProps>(function RateChangeNotice(
  { change, onAccept, acceptRef, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(rateChangeMessages);
  const root = { ...rootProps('rate-change-notice', rest), ref };
  const rates = 'title' in change ? change : formatPercentChange(change);
  return (
    <Banner
      {...root}
      tone="warning"
      live="assertive"
      title={'title' in rates ? rates.title : t('earn.rateChange.title', rates)}
      action={
        <Button ref={acceptRef} size="2" variant="soft" onClick={onAccept}>
          {t('earn.rateChange.accept', { to: rates.to })}
        </Button>
      }
    >
      {t('earn.rateChange.text')}
    </Banner>
  );
});
