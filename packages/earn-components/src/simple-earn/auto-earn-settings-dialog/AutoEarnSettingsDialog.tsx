'use client';
import { type ReactElement, forwardRef } from 'react';
import { everyCoin, useAutoEarnOffered, useAutoEarnQuestion, useAutoEarnState, useSession } from '@earnkit/hooks';
import { Card, Dialog, Flex, Skeleton, Switch, Text } from '@earnkit/ui';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { AutoEarnDialog } from '../auto-earn-dialog/index.ts';
import { AutoEarnCoins } from './AutoEarnCoins.tsx';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';
import { autoEarnScopeText } from './autoEarnScopeText.ts';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { simpleEarnMessages } from '../messages.ts';

export type AutoEarnSettingsDialogProps = DialogOpenProps;

/**
 * Auto-Earn of all coins and of each (SE-A-03 to SE-A-09). Every switch asks first (SE-A-11). Never open where Auto-Earn is
 * not offered (US-04, RG-04).
 */
export const AutoEarnSettingsDialog = forwardRef<HTMLDivElement, AutoEarnSettingsDialogProps>(function AutoEarnSettingsDialog(
  { open, onOpenChange, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const offered = useAutoEarnOffered() === true;
  return (
    <Dialog
      grows
      data-part="auto-earn-settings-dialog"
      {...rest}
      ref={ref}
      open={open && offered}
      onOpenChange={onOpenChange}
      title={t('earn.autoEarn.settings.title')}
      size="3"
    >
      <Settings />
    </Dialog>
  );
});

function Settings(): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  const { session } = useSession();
  const { change, ask, dismiss } = useAutoEarnQuestion();
  if (session.state === 'anonymous') return <SignInPrompt size="compact" title={t('earn.autoEarn.settings.anonymous')} />;
  return (
    <Flex direction="column" gap="4" {...AutoEarnDialog.prewarmProps}>
      <AllCoinsSwitch onAsk={ask} />
      <AutoEarnCoins onAsk={ask} />
      <AutoEarnDialog change={change} onDismiss={dismiss} />
    </Flex>
  );
}

/** Props of what asks before it switches Auto-Earn. */
export interface AutoEarnAskProps {
  /** Asks the person to confirm a change. */
  onAsk: (change: AutoEarnChange) => void;
}

/**
 * The switch for all coins (SE-A-03), also for those that are not listed (SE-A-14, AMB-103). It is on only while every listed coin is; where
 * some are, it says how many (AMB-167).
 */
function AllCoinsSwitch({ onAsk }: AutoEarnAskProps): ReactElement {
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
