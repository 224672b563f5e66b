import { Button, Container, Flex, Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { refreshSession } from '../session/sessionStore.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { Page } from './Page.tsx';
import * as shell from './Shell.css.ts';
import { PATIENCE, useHasPassed } from './silence.ts';

export interface WaitingProps {
  /** The server did not answer. */
  failed: boolean;
}

/** Shown until the session is known. It is empty at first, and says so if no answer comes or the session cannot be read. */
export function Waiting({ failed }: WaitingProps): ReactElement {
  const { t } = useConsoleMessages();
  const late = useHasPassed(PATIENCE);
  if (!failed && !late) return <main className={shell.main} aria-busy="true" aria-label={t('loading')} />;
  return (
    <Container className={shell.main} asChild>
      <main>
        <Page title={t(failed ? 'failed.title' : 'slow.title')}>
          <Flex direction="column" align="start" gap="4" maxWidth="560px" role="alert">
            <Text as="p">{t(failed ? 'failed.text' : 'slow.text')}</Text>
            <Button onClick={() => void refreshSession()}>{t('failed.retry')}</Button>
          </Flex>
        </Page>
      </main>
    </Container>
  );
}
