'use client';
import { type ReactElement, useEffect } from 'react';
import type { Logger } from '@earnkit/hooks';
import { ErrorState } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import type { OnLoadError } from './loadError.ts';
import { areaMessages } from './messages.ts';

export interface NoSessionProps {
  /** Logs what only a developer can fix. @default console.error */
  logger?: Logger | undefined;
  /** Receives the error. */
  onLoadError: OnLoadError;
}

/** In place of an area whose host passed no session: as a visitor's page it would hide what a person has. */
export function NoSession({ logger, onLoadError }: NoSessionProps): ReactElement {
  const { t } = useMessages(areaMessages);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- without a logger of the host, a developer finds the line in the console
    (logger ?? console.error)(
      "EK001: EarnArea has no `session`. Pass { state: 'anonymous' } for a visitor or { state: 'signed-in', id } for a person, and render the area once you know which. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek001",
    );
    onLoadError({ kind: 'session' });
    // oxlint-disable-next-line react/exhaustive-deps -- once, also if the host's functions change
  }, []);
  return <ErrorState title={t('earn.area.noSession.title')} description={t('earn.area.noSession.text')} />;
}
