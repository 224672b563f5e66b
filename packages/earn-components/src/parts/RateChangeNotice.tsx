'use client';
import type { ReactElement, Ref } from 'react';
import { type Decimal, formatPercent } from '@earnkit/core';
import { Banner, Button } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { partMessages } from './messages.ts';

/** Props of {@link RateChangeNotice}. */
export interface RateChangeNoticeProps {
  /** The rate that the person saw, and the current one. */
  change: { readonly from: Decimal; readonly to: Decimal };
  /** Called when the person accepts the new rate. */
  onAccept: () => void;
  /** The button that accepts. */
  acceptRef: Ref<HTMLButtonElement>;
}

/** Shows the old and the new rate after a change, and asks the person to accept the new one before sending. */
export function RateChangeNotice({ change, onAccept, acceptRef }: RateChangeNoticeProps): ReactElement {
  const { t } = useMessages(partMessages);
  const rates = { from: formatPercent(change.from), to: formatPercent(change.to) };
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={t('earn.rateChange.title', rates)}
      action={
        <Button ref={acceptRef} size="2" variant="soft" onClick={onAccept}>
          {t('earn.rateChange.accept', rates)}
        </Button>
      }
    >
      {t('earn.rateChange.text')}
    </Banner>
  );
}
