import { Button, Container, Flex, Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { refreshSession } from '../session/sessionStore.ts';
import { useWords } from '../words/useWords.ts';
import { Page } from './Page.tsx';
import * as shell from './Shell.css.ts';

/** Props of {@link Waiting}. */
export interface WaitingProps {
  /** The server did not answer. */
  failed: boolean;
}

/** Stands until it is known who is looking. Shows nothing for the blink that takes, and says so when it does not work. */
export function Waiting({ failed }: WaitingProps): ReactElement {
  const say = useWords();
  if (!failed) return <main className={shell.main} aria-busy="true" aria-label={say('loading')} />;
  return (
    <Container className={shell.main} asChild>
      <main>
        <Page title={say('failed.title')}>
          <Flex direction="column" align="start" gap="4" maxWidth="560px" role="alert">
            <Text as="p">{say('failed.text')}</Text>
            <Button onClick={() => void refreshSession()}>{say('failed.retry')}</Button>
          </Flex>
        </Page>
      </main>
    </Container>
  );
}
