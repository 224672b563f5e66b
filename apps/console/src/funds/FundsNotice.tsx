import { Banner, Button } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { type FundsKey, fundsMessages } from '../messages/funds.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import * as css from './funds.css.ts';
import type { OrderStatus } from './useWalletOrder.ts';

/** Rejections with a text of the console's own; others show the sandbox's text. */
const REFUSALS: ReadonlyMap<string, FundsKey> = new Map([
  ['30004', 'funds.refused.balance'],
  ['30012', 'funds.refused.region'],
  ['30014', 'funds.refused.notOpen'],
]);

/** Why nothing was sent. */
const UNSENT = { offline: 'funds.offline', 'another-person': 'funds.anotherPerson', 'person-unknown': 'funds.personUnknown' } as const;

export interface FundsNoticeProps {
  /** Where the order stands. */
  status: OrderStatus;
  /** The coin it is about. */
  coin: string;
  /** Sends the order again whose answer was lost. */
  onSendAgain: () => void;
}

/** Why an order failed, or that its result is not known. */
export function FundsNotice({ status, coin, onSendAgain }: FundsNoticeProps): ReactElement | null {
  const { t } = useConsoleMessages(fundsMessages);
  switch (status.state) {
    case 'offline':
    case 'another-person':
    case 'person-unknown':
      return (
        <Banner tone="danger" live="assertive">
          {t(UNSENT[status.state])}
        </Banner>
      );
    case 'refused': {
      const word = REFUSALS.get(status.code);
      return (
        <Banner tone="danger" live="assertive">
          {word === undefined ? <bdi className={css.foreign}>{status.text || t('funds.failed')}</bdi> : t(word, { coin })}
        </Banner>
      );
    }
    case 'unknown':
      return (
        <Banner
          tone="warning"
          live="assertive"
          title={t('funds.unknown.title')}
          action={<Button onClick={onSendAgain}>{t('funds.unknown.again')}</Button>}
        >
          {t('funds.unknown.text')}
        </Banner>
      );
    default:
      return null;
  }
}
