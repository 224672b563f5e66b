import type { ReactElement } from 'react';
import { formatPercent } from '@earnkit/core';
import type { NotLent } from '@earnkit/core/simple-earn/rules';
import { Banner, Text } from '@earnkit/ui';
import { type Messages, useMessages } from '../messages/index.ts';

/** Says that a coin is not lent, and why: the person's minimum and the rate below it (AMB-158). */
const notLentText = (t: Messages['t'], { minAprFraction, nextAprFraction }: NotLent): string =>
  t('earn.notLent', { minimum: formatPercent(minAprFraction), rate: formatPercent(nextAprFraction) });

export interface NotLentNoteProps {
  /** Why the coin is not lent; `undefined` draws nothing. */
  notLent: NotLent | undefined;
}

/** The line below a rate of zero that says why it is zero. */
export function NotLentNote({ notLent }: NotLentNoteProps): ReactElement | null {
  const { t } = useMessages();
  if (notLent === undefined) return null;
  return (
    <Text size="1" color="gray">
      {notLentText(t, notLent)}
    </Text>
  );
}

/** The same as a notice, with what it means for the coin. */
export function NotLentBanner({ notLent, asset: coin }: NotLentNoteProps & { asset: string }): ReactElement | null {
  const { t } = useMessages();
  if (notLent === undefined) return null;
  return (
    <Banner tone="warning" title={notLentText(t, notLent)}>
      {t('earn.notLentMeaning', { coin })}
    </Banner>
  );
}
