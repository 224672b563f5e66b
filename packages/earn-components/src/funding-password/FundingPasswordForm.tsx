'use client';
import { type ReactElement, useId, forwardRef } from 'react';
import { type FundingPasswordQuestion, useEarn, useFundingPasswordForm } from '@earnkit/hooks';
import { Button, Dialog, type PartProps, Text } from '@earnkit/ui';
import { fundingPasswordMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import { PasswordField } from './PasswordField.tsx';
import * as css from './PasswordField.css.ts';
import { OutsideLink } from '../parts/OutsideLink.tsx';

export interface FundingPasswordFormProps extends PartProps {
  /** The question that the form answers. */
  readonly question: FundingPasswordQuestion;
}

/** The form of one question, in its dialog. Mount it with a new key for each question. */
export const FundingPasswordForm = forwardRef<HTMLDivElement, FundingPasswordFormProps>(function FundingPasswordForm(
  { question, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(fundingPasswordMessages);
  const { links } = useEarn();
  const security = links.security();
  const form = useId();
  const { field, missing, submit } = useFundingPasswordForm(question);
  const { state, attempt, message } = question;
  const checking = state === 'checking';
  const wrong = attempt > 1 && !checking ? (message ?? t('earn.password.wrong')) : undefined;
  return (
    <Dialog
      data-part="funding-password-dialog"
      {...rest}
      ref={ref}

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
        {security !== undefined && (
          <Text as="p" size="1">
            <OutsideLink href={security}>{t('earn.password.settings')}</OutsideLink>
          </Text>
        )}
      </form>
    </Dialog>
  );
});
