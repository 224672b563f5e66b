import { Faq, LearnMore } from '@earnkit/components';
import type { ReactElement } from 'react';
import { Page } from '../../shell/Page.tsx';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { simpleEarnMessages } from './messages.ts';

/** Questions about Simple Earn (SE-16, SE-57). For visitors too. */
export function FaqPage(): ReactElement {
  const { t } = useConsoleMessages(simpleEarnMessages);
  return (
    <Page title={t('faq.title')} lead={t('faq.lead')}>
      <Faq />
      <LearnMore />
    </Page>
  );
}
