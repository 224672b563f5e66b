'use client';
import { type ReactElement, forwardRef } from 'react';
import { useAutoEarnOffered, useAutoEarnQuestion, useSession } from '@earnkit/hooks';
import { Dialog, Flex } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { AutoEarnDialog } from '../auto-earn-dialog/index.ts';
import { AllCoinsSwitch } from './AllCoinsSwitch.tsx';
import { AutoEarnCoins } from './AutoEarnCoins.tsx';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

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
    <Flex direction="column" gap="4" {...AutoEarnDialog.openerProps}>
      <AllCoinsSwitch onAsk={ask} />
      <AutoEarnCoins onAsk={ask} />
      <AutoEarnDialog change={change} onDismiss={dismiss} />
    </Flex>
  );
}
