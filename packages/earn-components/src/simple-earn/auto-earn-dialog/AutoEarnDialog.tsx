'use client';
import type { ReactElement } from 'react';
import { autoEarn } from '@earnkit/core/simple-earn/contract';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { useAutoEarnChange } from '@earnkit/hooks';
import { Banner, Button, ConfirmDialog, Dialog, Text } from '@earnkit/ui';
import { type MessageKey, useCopy } from '../../copy/index.ts';

/** Props of {@link AutoEarnDialog}. */
export interface AutoEarnDialogProps {
  /** What is being asked; `undefined` keeps the dialog closed. */
  change: AutoEarnChange | undefined;
  /** The question is over: declined, done or refused. */
  onDismiss: () => void;
}

/** Asks before automatic lending is switched (SE-A-11). A toast tells how it ended, and the dialog closes either way (SE-A-12, SE-A-16). */
export function AutoEarnDialog({ change, onDismiss }: AutoEarnDialogProps): ReactElement | null {
  return change ? <OpenAutoEarnDialog change={change} onDismiss={onDismiss} /> : null;
}

function OpenAutoEarnDialog({ change, onDismiss }: { change: AutoEarnChange; onDismiss: () => void }): ReactElement {
  const { t } = useCopy();
  const { asset } = change;
  const submission = useAutoEarnChange(asset, onDismiss);
  const { status } = submission;
  const { state } = status;
  // While something is under way the words are about that, also where the switch was since pressed the other way.
  const { on } = submission.pending && 'request' in status ? status.request : change;
  const everyCoin = asset === autoEarn.ALL_ASSETS;
  const title = t(titleKey(on, everyCoin), everyCoin ? {} : { coin: asset });

  if (state === 'unresolved') {
    return (
      <Dialog
        open
        onOpenChange={() => {
          submission.release();
          onDismiss();
        }}
        title={title}
        size="1"
        footer={
          <Button size="3" wide onClick={submission.checkAgain}>
            {t('earn.checkAgain')}
          </Button>
        }
      >
        <Banner tone="warning" live="assertive">
          {t('earn.autoEarn.unresolved')}
        </Banner>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onDismiss}
      title={title}
      confirmLabel={t(on ? 'earn.autoEarn.enable' : 'earn.autoEarn.disable')}
      cancelLabel={t('earn.cancel')}
      onConfirm={() => submission.submit(change)}
      pending={submission.pending}
    >
      <Text as="p" tone="muted">
        {t(on ? 'earn.autoEarn.enableText' : 'earn.autoEarn.disableText')}
      </Text>
      {state === 'checking' && <Banner live="polite">{t('earn.autoEarn.checking')}</Banner>}
    </ConfirmDialog>
  );
}

function titleKey(on: boolean, everyCoin: boolean): MessageKey {
  if (everyCoin) return on ? 'earn.autoEarn.enableAllTitle' : 'earn.autoEarn.disableAllTitle';
  return on ? 'earn.autoEarn.enableTitle' : 'earn.autoEarn.disableTitle';
}
