'use client';
import { type ReactElement, useId } from 'react';
import {
  type EarnPrompts,
  type FundingPasswordQuestion,
  useEarn,
  useFundingPasswordForm,
  useFundingPasswordQuestion,
} from '@earnkit/hooks';
import { Button, Dialog, Text, TextLink } from '@earnkit/ui';
import { fundingPasswordMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import { PasswordField } from './PasswordField.tsx';
import * as css from './PasswordField.css.ts';

/** Props of {@link FundingPasswordDialog}. */
export interface FundingPasswordDialogProps {
  /** The prompts of the client, made with `createEarnPrompts`. */
  prompts: EarnPrompts;
}

/**
 * Asks for the funding password whenever a call needs it, one call at a time (SH-31 to SH-34, SH-38, AMB-004). The same call
 * continues with the password; after a wrong one the dialog asks again with the exchange's own text; cancelling returns to
 * the form with everything in it. `EarnArea` includes it; place it yourself only under an `EarnProvider` without an area.
 */
export function FundingPasswordDialog({ prompts }: FundingPasswordDialogProps): ReactElement | null {
  const question = useFundingPasswordQuestion(prompts);
  return question ? <OpenQuestion key={question.id} question={question} /> : null;
}

function OpenQuestion({ question }: { readonly question: FundingPasswordQuestion }): ReactElement {
  const { t } = useMessages(fundingPasswordMessages);
  const { links } = useEarn();
  const form = useId();
  const { field, missing, submit } = useFundingPasswordForm(question);
  const { state, attempt, message } = question;
  const checking = state === 'checking';
  const wrong = attempt > 1 && !checking ? (message ?? t('earn.password.wrong')) : undefined;
  return (
    <Dialog
      open
      onOpenChange={question.cancel}
      size="1"
      title={t('earn.password.title')}
      description={t('earn.password.text')}
      dismissible={!checking}
      footer={
        <>
          <Button size="3" variant="soft" tone="neutral" disabled={checking} onClick={question.cancel}>
            {t('earn.cancel')}
          </Button>
          <Button size="3" type="submit" form={form} loading={checking}>
            {t('earn.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} noValidate onSubmit={submit}>
        <PasswordField {...field} checking={checking} error={missing ? t('earn.password.empty') : wrong} />
        <Text as="p" size="1">
          <TextLink href={links.security()} target="_blank" rel="noopener noreferrer">
            {t('earn.password.settings')}
          </TextLink>
        </Text>
      </form>
    </Dialog>
  );
}
