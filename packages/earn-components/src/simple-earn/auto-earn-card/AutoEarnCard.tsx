'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import {
  type AutoEarnState,
  everyCoin,
  useAutoEarnOfferRetry,
  useAutoEarnOffered,
  useAutoEarnQuestion,
  useAutoEarnState,
  useSession,
} from '@earnkit/hooks';
import { Badge, Button, Card, Flex, type PartProps, Skeleton, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { AutoEarnDialog } from '../auto-earn-dialog/index.ts';
import { AutoEarnSettingsDialog } from '../auto-earn-settings-dialog/index.ts';
import { autoEarnScopeText } from '../auto-earn-settings-dialog/autoEarnScopeText.ts';
import * as css from './AutoEarnCard.css.ts';
import { simpleEarnMessages } from '../messages.ts';

export interface AutoEarnCardProps extends PartProps {
  /** Opens the settings. @default opens `AutoEarnSettingsDialog` */
  onSetUp?: () => void;
}

/**
 * What Auto-Earn is and whether it is on, with a tag, a button that enables it for all coins and one that sets it up by coin (SE-A-10). It
 * is enabled here only where it is known to be off. A visitor is asked to sign in (SH-08). Renders nothing if Auto-Earn is not offered
 * (US-04, RG-04), and an error if that cannot be read.
 */
export const AutoEarnCard = forwardRef<HTMLDivElement, AutoEarnCardProps>(function AutoEarnCard(
  { onSetUp, ...rest },
  ref,
): ReactElement | null {
  const { t } = useMessages(simpleEarnMessages);
  const { session, askLogin } = useSession();
  const offered = useAutoEarnOffered();
  const retry = useAutoEarnOfferRetry();
  const reading = useAutoEarnState();
  const { change, ask, dismiss } = useAutoEarnQuestion();
  const [open, setOpen] = useState(false);
  // Reserves its space, so that the lists below do not move when it appears.
  if (offered === undefined) {
    return (
      <Card size="2" className={css.placeholder} aria-busy="true">
        <Flex direction="column" gap="1">
          <Text>
            <Skeleton width="9em" />
          </Text>
          <Text size="2">
            <Skeleton width="20em" />
          </Text>
        </Flex>
      </Card>
    );
  }
  if (!offered) {
    if (retry === undefined) return null;
    return (
      <RetryBanner data-part="auto-earn-card" {...rest} ref={ref} onRetry={retry}>
        {t('earn.autoEarn.offerFailed')}
      </RetryBanner>
    );
  }
  // Whether it is off or on for some coins is known once these are counted.
  const loading = reading.state === 'loading' || (reading.state === 'ready' && reading.data.counting);
  const state = reading.state === 'ready' && !loading ? reading.data : undefined;
  const setUp = (): void => (session.state === 'anonymous' ? askLogin() : onSetUp ? onSetUp() : setOpen(true));
  return (
    <Card ref={ref} size="2" data-part="auto-earn-card" {...rest}>
      <Flex direction="column" gap="3">
        <Flex gap="4" align="center" justify="between" wrap="wrap" aria-busy={loading}>
          <Flex direction="column" gap="1" minWidth="0" flexGrow="1" flexBasis="280px">
            <Flex gap="2" align="center" wrap="wrap">
              <Text weight="medium">{t('earn.holdings.autoEarn')}</Text>
              {loading && <Skeleton width="4em" />}
              {state && isOn(state) && <Badge tone="accent">{t('earn.autoEarn.card.enabling')}</Badge>}
            </Flex>
            <Text size="2" color="gray">
              {loading ? <Skeleton width="20em" /> : ((state && autoEarnScopeText(t, state)) ?? t('earn.autoEarn.card.text'))}
            </Text>
          </Flex>
          <Flex gap="2" wrap="wrap">
            {loading && <Skeleton shape="block" width="5em" height="36px" />}
            {(state ? isOff(state) : reading.state === 'anonymous') && (
              <Button
                aria-label={t('earn.autoEarn.card.enableLabel')}
                onClick={() => ask(everyCoin(true))}
                {...AutoEarnDialog.prewarmProps}
              >
                {t('earn.autoEarn.card.enable')}
              </Button>
            )}
            <Button
              variant="soft"
              tone="neutral"
              aria-label={t('earn.autoEarn.card.setUpLabel')}
              onClick={setUp}
              {...AutoEarnSettingsDialog.prewarmProps}
            >
              {t('earn.autoEarn.card.setUp')}
            </Button>
          </Flex>
        </Flex>
        {reading.state === 'failed' && <RetryBanner onRetry={reading.retry}>{t('earn.autoEarn.card.failed')}</RetryBanner>}
      </Flex>
      <AutoEarnDialog change={change} onDismiss={dismiss} />
      <AutoEarnSettingsDialog open={open} onOpenChange={setOpen} />
    </Card>
  );
});

/** On for all coins or for some. */
const isOn = ({ all, coins }: AutoEarnState): boolean => all === true || (coins ?? 0) > 0;

/** Known to be on for no coin. */
const isOff = ({ all, coins }: AutoEarnState): boolean => all !== true && coins === 0;
