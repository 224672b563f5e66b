import { LinkButton, Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { withLanguage } from '../navigation.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './Page.css.ts';
import { Page } from './Page.tsx';

/** Stands at addresses that lead nowhere. */
export function NotFoundPage(): ReactElement {
  const say = useWords();
  return (
    <Page title={say('notFound.title')}>
      <div className={css.notice}>
        <Text as="p">{say('notFound.text')}</Text>
        <LinkButton href={withLanguage('/simple-earn')}>{say('toSimpleEarn')}</LinkButton>
      </div>
    </Page>
  );
}
