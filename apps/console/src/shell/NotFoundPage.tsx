import { Flex, LinkButton, Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { withLanguage } from '../navigation.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { Page } from './Page.tsx';

/** Stands at addresses that lead nowhere. */
export function NotFoundPage(): ReactElement {
  const { t } = useConsoleMessages();
  return (
    <Page title={t('notFound.title')}>
      <Flex direction="column" align="start" gap="4" maxWidth="560px">
        <Text as="p">{t('notFound.text')}</Text>
        <LinkButton href={withLanguage('/simple-earn')}>{t('toSimpleEarn')}</LinkButton>
      </Flex>
    </Page>
  );
}
