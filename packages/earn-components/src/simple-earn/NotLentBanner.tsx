import type { ReactElement } from 'react';
import { Banner } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { notLentText, type NotLentNoteProps } from './notLent.tsx';

/** The same as a notice, with what it means for the coin. */
export function NotLentBanner({ notLent, asset: coin }: NotLentNoteProps & { asset: string }): ReactElement | null {
  const messages = useMessages();
  if (notLent === undefined) return null;
  return (
    <Banner tone="warning" title={notLentText(messages, notLent)}>
      {messages.t('earn.notLentMeaning', { coin })}
    </Banner>
  );
}
