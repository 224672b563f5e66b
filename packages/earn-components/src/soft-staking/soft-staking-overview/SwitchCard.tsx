'use client';
import type { ReactElement } from 'react';
import { DAY } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import { Badge, Button, Card, Flex, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTimes } from '../../parts/useTimes.ts';
import { softStakingMessages } from '../messages.ts';
import { SoftStakingDialog, type SoftStakingDialogProps } from '../soft-staking-dialog/index.ts';

/** Props of {@link SwitchCard}. */
export interface SwitchCardProps {
  /** Whether soft staking is on. */
  on: boolean;
  /** Opens the dialog that changes it. */
  onOpen: (variant: SoftStakingDialogProps['variant']) => void;
}

/** How the switch stands, and what changes it. A day is paid when it ends, at 00:00 UTC. */
export function SwitchCard({ on, onOpen }: SwitchCardProps): ReactElement {
  const { t } = useMessages(softStakingMessages);
  const { now } = useEarn();
  const { minute } = useTimes();
  const nextPayoutAt = (Math.floor(now() / DAY) + 1) * DAY;
  return (
    <Card size="2" asChild>
      <section aria-label={t('earn.soft.state')}>
        <Flex align="center" justify="between" gap="4" wrap="wrap">
          <Flex direction="column" gap="1">
            <Flex align="center" gap="2" wrap="wrap">
              <Badge tone={on ? 'success' : 'neutral'}>{t(on ? 'earn.soft.on' : 'earn.soft.off')}</Badge>
              <Text weight="medium">{t(on ? 'earn.soft.onTitle' : 'earn.soft.offTitle')}</Text>
            </Flex>
            <Text size="2" color="gray">
              {on ? t('earn.soft.onText', { time: minute(nextPayoutAt) }) : t('earn.soft.offText')}
            </Text>
          </Flex>
          <Button
            aria-haspopup="dialog"
            {...(on && { variant: 'outline', tone: 'neutral' })}
            onClick={() => onOpen(on ? 'close' : 'activate')}
            {...SoftStakingDialog.openerProps}
          >
            {t(on ? 'earn.soft.stop' : 'earn.soft.start')}
          </Button>
        </Flex>
      </section>
    </Card>
  );
}
