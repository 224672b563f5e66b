import { Button, Flex, Text } from '@earnkit/ui';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useWords } from '../words/useWords.ts';
import { Page } from './Page.tsx';

/** Stands in place of a page that failed; the header and everything else stay usable. */
export function ErrorPage({ reset }: ErrorComponentProps): ReactElement {
  const say = useWords();
  return (
    <Page title={say('error.title')}>
      <Flex direction="column" align="start" gap="4" maxWidth="560px" role="alert">
        <Text as="p">{say('error.text')}</Text>
        <Button onClick={reset}>{say('error.retry')}</Button>
      </Flex>
    </Page>
  );
}
