import type { ReactElement } from 'react';
import { formatPercent } from '@earnkit/core';
import type { NotLent } from '@earnkit/core/simple-earn/rules';
import { Text } from '@earnkit/ui';
import { type Messages, useMessages } from '../messages/index.ts';

/** Says that a coin is not lent, and why: the person's minimum and the rate below it (AMB-158). */
export const notLentText = ({ t, figureStyle }: Messages, { minAprFraction, nextAprFraction }: NotLent): string =>
  t('earn.notLent', { minimum: formatPercent(minAprFraction, figureStyle), rate: formatPercent(nextAprFraction, figureStyle) });

export interface NotLentNoteProps {
  /** Why the coin is not lent; `undefined` draws nothing. */
  notLent: NotLent | undefined;
}

/** The line below a rate of zero that says why it is zero. */
export function NotLentNote({ notLent }: NotLentNoteProps): ReactElement | null {
  const messages = useMessages();
  if (notLent === undefined) return null;
  return (
    <Text size="1" color="gray">
      {notLentText(messages, notLent)}
    </Text>
  );
}
