import { Button, type FailedProps, Flex, Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { Page } from './Page.tsx';

/** Shown instead of a page that failed. The header and everything else stay usable. */
export function ErrorPage({ onRetry }: FailedProps): ReactElement {
  const { t } = useConsoleMessages();
  return (
    <Page title={t('error.title')}>
      <Flex direction="column" align="start" gap="4" maxWidth="560px" role="alert">
        <Text as="p">{t('error.text')}</Text>
        <Button onClick={onRetry}>{t('error.retry')}</Button>
      </Flex>
    </Page>
  );
}
