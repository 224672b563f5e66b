'use client';
import type { ReactElement, Ref } from 'react';
import { formatPercent } from '@earnkit/core';
import type { RateChange } from '@earnkit/core/simple-earn/rules';
import { Banner, Button } from '@earnkit/ui';
import { flexibleMessages } from '../flexibleMessages.ts';
import { useMessages } from '../../messages/index.ts';

/** Props of {@link RateChangeNotice}. */
export interface RateChangeNoticeProps {
  /** The rate that the person saw, and the current one. */
  change: RateChange;
  /** Called when the person accepts the new rate. */
  onAccept: () => void;
  /** The button that accepts. */
  acceptRef: Ref<HTMLButtonElement>;
}

/** Shows the old and the new rate after a change, and asks the person to accept the new one before sending. */
export function RateChangeNotice({ change, onAccept, acceptRef }: RateChangeNoticeProps): ReactElement {
  const { t } = useMessages(flexibleMessages);
  const rates = { from: formatPercent(change.from), to: formatPercent(change.to) };
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={t('earn.flexible.subscribe.rateChanged', rates)}
      action={
        <Button ref={acceptRef} size="2" variant="soft" onClick={onAccept}>
          {t('earn.flexible.subscribe.rateAccept', rates)}
        </Button>
      }
    >
      {t('earn.flexible.subscribe.rateChangedText')}
    </Banner>
  );
}
