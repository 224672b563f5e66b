'use client';
import { type ReactElement, type ReactNode, forwardRef, useId } from 'react';
import { type Submission, useSession } from '@earnkit/hooks';
import { Button, rootProps, type SummaryItem, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import * as css from '../parts.css.ts';
import { Outcome } from './Outcome.tsx';
import { SubmissionNotice, type SubmissionNoticeProps } from './SubmissionNotice.tsx';
import { partDialogMessages } from '../dialogMessages.ts';

export interface SubmitFooterProps extends Omit<SubmissionNoticeProps, 'submission'> {
  /** The submission of an order or a setting. */
  submission: Pick<Submission<unknown, unknown>, 'status' | 'messages' | 'checkAgain' | 'release'>;
  /** Id of the form that the button submits. @default the form around the footer */
  form?: string;
  /** Whether the form can be sent. */
  ready: boolean;
  /** Why a form that is filled in cannot be sent, shown above the submit button. @default nothing is shown */
  reason?: string | undefined;
  /** Label of the action. */
  label: ReactNode;
  /** What the action brings, above it. @default nothing */
  outcome?: readonly SummaryItem[] | undefined;
  /** Read for a figure of `outcome` that is not known. @default the label of the theme */
  unknownLabel?: string | undefined;
  /** The same in short, behind the label while the form can be sent. A screen reader reads `outcome` instead. @default nothing */
  outcomeText?: string | undefined;
  /** Label of the button that returns to the form while the outcome is unknown. @default "I checked: it was not placed" */
  releaseLabel?: ReactNode;
  /** Called by a Cancel button beside the action. @default no such button */
  onCancel?: (() => void) | undefined;
  /** Further notices, above the action. @default none */
  children?: ReactNode;
}

/**
 * The footer of a form: the state of its submission and the action. While the outcome is not known, the person can check
 * again or return to the form, and nothing more is sent. A visitor is asked to sign in and keeps the input (SH-03).
 */
export const SubmitFooter = forwardRef<HTMLDivElement, SubmitFooterProps>(function SubmitFooter(
  {
    form,
    submission,
    ready,
    reason,
    label,
    outcome,
    unknownLabel,
    outcomeText,
    releaseLabel,
    onLogin,
    onCancel,
    children,
    text,
    showsRefusal,
    ...rest
  },
  ref,
): ReactElement {
  const { t } = useMessages(partDialogMessages);
  const { session } = useSession();
  const { state } = submission.status;
  const asksLogin = session.state === 'anonymous' && onLogin !== undefined;
  const busy = state === 'submitting' || state === 'checking';
  const reasonId = useId();
  const outcomeId = useId();
  const showsReason = reason !== undefined && !ready && !asksLogin && state === 'idle';
  const shortOutcome = ready ? outcomeText : undefined;
  // What keeps the order from being sent comes before what it would bring; until it can be sent it brings nothing.
  const describedBy = showsReason ? reasonId : ready && outcome ? outcomeId : undefined;
  return (
    <div ref={ref} {...rootProps('submit-footer', rest, css.foot)}>
      <Words>{children}</Words>
      {showsReason && (
        <Text as="p" id={reasonId} size="2" color="gray">
          {reason}
        </Text>
      )}
      <SubmissionNotice submission={submission} text={text} onLogin={onLogin} showsRefusal={showsRefusal} />
      {outcome && <Outcome id={outcomeId} items={outcome} unknownLabel={unknownLabel} />}
      {state === 'unresolved' ? (
        <div key="unresolved" className={css.actions}>
          <Button size="3" onClick={submission.checkAgain}>
            {t('earn.checkAgain')}
          </Button>
          <Button size="3" variant="soft" tone="neutral" onClick={submission.release}>
            {releaseLabel ?? t('earn.submission.release')}
          </Button>
        </div>
      ) : (
        // The keys make React create new buttons: if it reused the pressed one as the submit button, the press would submit the form.
        <div key="submit" className={onCancel && css.pair}>
          {onCancel && (
            <Button size="3" variant="soft" tone="neutral" wide onClick={onCancel}>
              {t('earn.cancel')}
            </Button>
          )}
          <Button type="submit" form={form} size="3" wide loading={busy} disabled={!asksLogin && !ready} aria-describedby={describedBy}>
            {asksLogin ? (
              t('earn.login')
            ) : (
              <span className={shortOutcome && css.actionWithOutcome}>
                <Words>{label}</Words>
                {shortOutcome !== undefined && (
                  <span aria-hidden="true">
                    {' '}
                    <Words>{shortOutcome}</Words>
                  </span>
                )}
              </span>
            )}
          </Button>
        </div>
      )}
    </div>
  );
});
