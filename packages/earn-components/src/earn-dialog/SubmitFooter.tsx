'use client';
import type { ReactElement, ReactNode } from 'react';
import { useEarn } from '@earnkit/hooks';
import { Button } from '@earnkit/ui';
import { useCopy } from '../copy/index.ts';
import * as css from './earnDialog.css.ts';
import { type ShownSubmission, SubmissionNotice, type SubmissionNoticeProps, UnresolvedActions } from './SubmissionNotice.tsx';

/** Props of {@link SubmitFooter}. */
export interface SubmitFooterProps {
  /** Id of the form it sends. */
  form: string;
  /** The submission. */
  submission: ShownSubmission;
  /** May be sent as it is. */
  ready: boolean;
  /** Names the action. */
  label: ReactNode;
  /** What is submitted. */
  action: SubmissionNoticeProps['action'];
  /** Asks to sign in and keeps what was typed. */
  onLogin: () => void;
  /** Further notices, above the action. @default none */
  children?: ReactNode;
}

/**
 * The foot of a dialog: what there is to say about the submission, and the one action. A visitor is asked to sign in and
 * keeps what was typed (SH-03).
 */
export function SubmitFooter({ form, submission, ready, label, action, onLogin, children }: SubmitFooterProps): ReactElement {
  const { t } = useCopy();
  const { session } = useEarn();
  const { state } = submission.status;
  const anonymous = session.state === 'anonymous';
  return (
    <div className={css.foot}>
      {children}
      <SubmissionNotice submission={submission} action={action} onLogin={onLogin} />
      {state === 'unresolved' ? (
        <UnresolvedActions submission={submission} />
      ) : (
        <Button
          type="submit"
          form={form}
          size="3"
          wide
          loading={state === 'submitting' || state === 'checking'}
          disabled={!anonymous && !ready}
        >
          {anonymous ? t('earn.login') : label}
        </Button>
      )}
    </div>
  );
}
