import { useMessages } from '@earnkit/components';
import { formatDay, formatExact } from '@earnkit/core';
import type { QueryState } from '@earnkit/hooks';
import { useEarn } from '@earnkit/hooks';
import { useCandyDropOffered } from '@earnkit/hooks/launchpool';
import { Card, Flex, Grid, Heading, LinkButton, Skeleton, Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { goTo, withLanguage } from '../../navigation.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useAirdrops, useCandyDrops } from '../launchpool/sandboxLists.ts';
import { earnMessages } from './messages.ts';

/** Candy drops and holder airdrops, which have pages of their own (CD-01, HA-01, SH-01). */
export function Campaigns(): ReactElement {
  const { t } = useConsoleMessages(earnMessages);
  const offered = useCandyDropOffered();
  return (
    <Flex direction="column" gap="4" asChild>
      <section>
        <Heading as="h2" size="4">
          {t('campaigns')}
        </Heading>
        <Grid columns="repeat(auto-fit, minmax(min(280px, 100%), 1fr))" gap="4">
          {offered && <CandyDrops />}
          <Airdrops />
        </Grid>
      </section>
    </Flex>
  );
}

function CandyDrops(): ReactElement {
  const { t } = useConsoleMessages(earnMessages);
  const reading = useCandyDrops();
  const count = reading.state === 'ready' ? reading.data.rows.filter((item) => item !== null).length : 0;
  return (
    <Campaign
      name={t('candy.title')}
      reading={reading}
      text={count === 0 ? t('candy.none') : t('candy.open', { count: String(count) })}
      to="/candy-drop"
    />
  );
}

function Airdrops(): ReactElement {
  const { t } = useConsoleMessages(earnMessages);
  const { figureStyle } = useMessages();
  const reading = useAirdrops();
  const { timeZone } = useEarn();
  const { language } = usePreferences();
  const [latest] = reading.state === 'ready' ? reading.data.rows : [];
  return (
    <Campaign
      name={t('airdrop.title')}
      reading={reading}
      text={
        latest === undefined
          ? t('airdrop.none')
          : t('airdrop.latest', {
              amount: formatExact(latest.amount, figureStyle),
              coin: latest.asset,
              day: formatDay(latest.distributedAt, { locale: language, timeZone }),
            })
      }
      to="/holder-airdrop"
    />
  );
}

interface CampaignProps {
  readonly name: string;
  readonly reading: QueryState<unknown>;
  readonly text: string;
  readonly to: string;
}

function Campaign({ name, reading, text, to }: CampaignProps): ReactElement {
  const { t } = useConsoleMessages(earnMessages);
  return (
    <Card size="2">
      <Flex align="center" justify="between" gap="3">
        <Flex direction="column" minWidth="0">
          <Text weight="medium">{name}</Text>
          <Text size="2" color="gray">
            {reading.state === 'loading' ? <Skeleton width="9em" /> : reading.state === 'failed' ? t('campaigns.failed') : text}
          </Text>
        </Flex>
        <LinkButton
          size="1"
          variant="outline"
          tone="neutral"
          href={withLanguage(to)}
          aria-label={t('campaigns.viewOf', { name })}
          onClick={(event) => {
            event.preventDefault();
            goTo(to);
          }}
        >
          {t('campaigns.view')}
        </LinkButton>
      </Flex>
    </Card>
  );
}
