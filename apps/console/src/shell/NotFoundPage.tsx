import { Flex, LinkButton, Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { withLanguage } from '../navigation.ts';
import { useWords } from '../words/useWords.ts';
import { Page } from './Page.tsx';

/** Stands at addresses that lead nowhere. */
export function NotFoundPage(): ReactElement {
  const say = useWords();
  return (
    <Page title={say('notFound.title')}>
      <Flex direction="column" align="start" gap="4" maxWidth="560px">
        <Text as="p">{say('notFound.text')}</Text>
        <LinkButton href={withLanguage('/simple-earn')}>{say('toSimpleEarn')}</LinkButton>
      </Flex>
    </Page>
  );
}
