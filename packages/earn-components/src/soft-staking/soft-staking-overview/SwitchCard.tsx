'use client';
import type { ReactElement, ReactNode } from 'react';
import type { SoftStakingCoin } from '@earnkit/core/soft-staking/contract';
import { useNextPayout } from '@earnkit/hooks/soft-staking';
import { Badge, Button, Card, Flex, Skeleton, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { useAccessText } from '../../parts/risk/useAccessText.ts';
import { SoftStakingDialog, type SoftStakingDialogProps } from '../soft-staking-dialog/index.ts';
import { softStakingMessages } from '../messages.ts';

export interface SwitchCardProps {
  /** Whether soft staking is on; `undefined` where the host does not say. */
  on: boolean | undefined;
  /** The coins with their snapshots of today. */
  coins: readonly Pick<SoftStakingCoin, 'hoursToday'>[];
  /** Opens the dialog that changes it. */
  onOpen: (variant: SoftStakingDialogProps['variant']) => void;
}

/** How the switch stands, and what changes it. A day is paid when it ends, at 00:00 UTC. */
export function SwitchCard({ on, coins, onOpen }: SwitchCardProps): ReactElement {
  const { t } = useMessages(softStakingMessages);
  const { minute } = useTimes();
  const nextPayout = useNextPayout(coins);
  return (
    <Frame
      title={
        <>
          {on !== undefined && <Badge tone={on ? 'success' : 'neutral'}>{t(on ? 'earn.soft.on' : 'earn.soft.off')}</Badge>}
          <Text weight="medium">{t(on ? 'earn.soft.onTitle' : on === false ? 'earn.soft.offTitle' : 'earn.soft.unknownTitle')}</Text>
        </>
      }
      text={on ? t('earn.soft.onText', { time: minute(nextPayout) }) : t('earn.soft.offText')}
    >
      <Button
        aria-haspopup="dialog"
        {...(on && { variant: 'outline', tone: 'neutral' })}
        onClick={() => onOpen(on ? 'close' : 'activate')}
        {...SoftStakingDialog.prewarmProps}
      >
        {t(on ? 'earn.soft.stop' : 'earn.soft.start')}
      </Button>
    </Frame>
  );
}

/** Keeps the place of a {@link SwitchCard} while it is not known how the switch stands. */
export const SwitchCardPlaceholder = (): ReactElement => (
  <Frame
    busy
    title={
      <Text>
        <Skeleton width="12em" />
      </Text>
    }
    text={<Skeleton width="15em" />}
  >
    <Skeleton shape="block" width="8em" height="32px" />
  </Frame>
);

interface FrameProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

function Frame({ title, text, busy = false, children }: FrameProps): ReactElement {
  const { t } = useMessages(softStakingMessages);
  const accessText = useAccessText();
  return (
    <Card size="2" asChild>
      <section aria-label={t('earn.soft.state')} aria-busy={busy}>
        <Flex align="center" justify="between" gap="4" wrap="wrap">
          <Flex direction="column" gap="1">
            <Flex align="center" gap="2" wrap="wrap">
              {title}
            </Flex>
            <Text size="2" color="gray">
              {text}
            </Text>
            <RiskLine kind="soft-staking" coin="" access={accessText({ kind: 'any-time' })} />
          </Flex>
          <Words>{children}</Words>
        </Flex>
      </section>
    </Card>
  );
}
