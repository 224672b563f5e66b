'use client';
import type { ReactElement } from 'react';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { everyCoin, useAutoEarnState } from '@earnkit/hooks';
import { Card, Flex, Skeleton, Switch, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { autoEarnScopeText } from './autoEarnScopeText.ts';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { simpleEarnMessages } from '../messages.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/** Props of what asks before it switches Auto-Earn. */
export interface AutoEarnAskProps {
  /** Asks the person to confirm a change. */
  onAsk: (change: AutoEarnChange) => void;
}

/**
 * The switch for all coins (SE-A-03), also for those that are not listed (SE-A-14, AMB-103). It is on only while every listed coin is; where
 * some are, it says how many (AMB-167).
 */
export function AllCoinsSwitch({ onAsk }: AutoEarnAskProps): ReactElement {
  const { t } = useMessages(simpleEarnMessages, flexibleDialogMessages);
  const reading = useAutoEarnState();
  if (reading.state === 'failed') return <RetryBanner onRetry={reading.retry}>{t('earn.autoEarn.settings.allFailed')}</RetryBanner>;
  return (
    <Card size="2">
      {reading.state === 'ready' && !reading.data.counting ? (
        <Switch
          label={t('earn.autoEarn.settings.all')}
          description={
            reading.data.all === undefined
              ? t('earn.autoEarn.settings.allUnknown')
              : ((reading.data.all ? undefined : autoEarnScopeText(t, reading.data)) ?? t('earn.autoEarn.settings.allText'))
          }
          checked={reading.data.all === true}
          onCheckedChange={(on) => onAsk(everyCoin(on))}
        />
      ) : (
        <Flex gap="3" align="start" aria-busy>
          <Skeleton shape="block" width="40px" height="24px" />
          <Flex direction="column">
            <Text>{t('earn.autoEarn.settings.all')}</Text>
            <Text size="1" color="gray">
              {t('earn.autoEarn.settings.allText')}
            </Text>
          </Flex>
        </Flex>
      )}
    </Card>
  );
}
