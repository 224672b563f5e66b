import { Faq, LearnMore } from '@earnkit/components';
import type { ReactElement } from 'react';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { simpleEarnWords } from './words.ts';

/** Questions about Simple Earn (SE-16, SE-57). For visitors too. */
export function FaqPage(): ReactElement {
  const say = useWords(simpleEarnWords);
  return (
    <Page title={say('faq.title')} lead={say('faq.lead')}>
      <Faq />
      <LearnMore />
    </Page>
  );
}
