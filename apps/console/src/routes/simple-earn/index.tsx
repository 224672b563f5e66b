import { EarnSummary, MarketList } from '@earnkit/components';
import { Heading, Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import * as css from './simple-earn.css.ts';

const POINTS = ['lend', 'hour', 'redeem', 'risk'] as const;

/** Simple Earn: what one has, what there is, how it works. */
export function SimpleEarnPage(): ReactElement {
  const say = useWords();
  return (
    <Page title={say('simpleEarn.title')} lead={say('simpleEarn.lead')}>
      <EarnSummary />
      <MarketList view={view} onViewChange={show} onSubscribe={setCoin} />
      <section className={css.how}>
        <Heading level={2} size="4">
          {say('simpleEarn.how.title')}
        </Heading>
        <dl className={css.points}>
          {POINTS.map((point) => (
            <div key={point} className={css.point}>
              <Text as="dt" weight="medium">
                {say(`simpleEarn.how.${point}.title`)}
              </Text>
              <Text as="dd" size="2" tone="muted">
                {say(`simpleEarn.how.${point}.text`)}
              </Text>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}
