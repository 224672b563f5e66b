import { Button, type FailedProps, Flex, Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { useWords } from '../words/useWords.ts';
import { Page } from './Page.tsx';

/** Stands in place of a page that failed; the header and everything else stay usable. */
export function ErrorPage({ onRetry }: FailedProps): ReactElement {
  const say = useWords();
  return (
    <Page title={say('error.title')}>
      <Flex direction="column" align="start" gap="4" maxWidth="560px" role="alert">
        <Text as="p">{say('error.text')}</Text>
        <Button onClick={onRetry}>{say('error.retry')}</Button>
      </Flex>
    </Page>
  );
}
