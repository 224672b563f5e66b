'use client';
import { type ReactElement, type ReactNode, forwardRef, type RefAttributes } from 'react';
import { type Decimal, type FigureStyle, formatExact } from '@earnkit/core';
import { type Refusal, type Submission, refusalNotice, useEarn } from '@earnkit/hooks';
import { Banner, Button, type PartProps, rootProps, type RootProps, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../AreaLink.tsx';
import * as css from '../parts.css.ts';
import { partDialogMessages } from '../dialogMessages.ts';
import { OutsideLink } from '../OutsideLink.tsx';

/** Text for a submission whose outcome is not known. */
export interface SubmissionText {
  /** Title while the outcome is being reconciled. @default none */
  readonly checkingTitle?: ReactNode;
  /** Text while the outcome is being reconciled. */
  readonly checking: ReactNode;
  /** Title when the outcome stays unknown. @default none */
  readonly unresolvedTitle?: ReactNode;
  /** Text when the outcome stays unknown, with what the person can do. */
  readonly unresolved: ReactNode;
  /** Title of a refusal, such as what did not change. @default none */
  readonly refusedTitle?: ReactNode;
}

export interface SubmissionNoticeProps extends PartProps {
  /** The submission of an order or a setting. */
  submission: Pick<Submission<unknown, unknown>, 'status' | 'messages'>;
  /** Text while the outcome is not known. */
  text: SubmissionText;
  /** Whether a refusal is shown here. @default false, because a toast shows it */
  showsRefusal?: boolean | undefined;
  /** Asks to sign in after the session was lost. @default no such button */
  onLogin?: (() => void) | undefined;
}

/**
 * The state of a submission without a result: it is being reconciled, its outcome stays unknown, or it was refused. An unknown outcome
 * shows the id of its call, so that support can find it. The exchange's own text is shown as text (AMB-006). Renders nothing in every other
 * state.
 */
export const SubmissionNotice = forwardRef<HTMLDivElement, SubmissionNoticeProps>(function SubmissionNotice(
  { submission, text, showsRefusal = false, onLogin, ...rest },
  ref,
): ReactElement | null {
  const { t } = useMessages();
  const { status, messages } = submission;
  const root = { ...rootProps('submission-notice', rest), ref };
  switch (status.state) {
    case 'checking':
      return (
        <Banner {...root} tone="info" live="polite" title={text.checkingTitle}>
          {text.checking}
        </Banner>
      );
    case 'unresolved':
      return (
        <Banner {...root} tone="warning" live="assertive" title={text.unresolvedTitle}>
          <Words>{text.unresolved}</Words>
          {status.reference !== undefined && <Text as="p">{t('earn.error.reference', { id: status.reference })}</Text>}
        </Banner>
      );
    case 'refused':
      return showsRefusal ? (
        <RefusalNotice root={root} refusal={status.refusal} messages={messages} title={text.refusedTitle} onLogin={onLogin} />
      ) : null;
    default:
      return null;
  }
});

/** An order that was sent: an amount of its coin, or units. */
export type SentOrder = { readonly asset: string } & ({ readonly amount: Decimal } | { readonly units: Decimal });

/** The part of an order's submission that its text needs. */
type OrderSubmission = Pick<Submission<SentOrder, unknown>, 'status'>;

/**
 * Text for an order whose outcome is not known, with its amount and a link to the history.
 *
 * @param history address of the history that lists it. @default that of Simple Earn
 */
export function useOrderText(submission: OrderSubmission, history?: string): SubmissionText {
  const { t, figureStyle } = useMessages(partDialogMessages);
  const { links } = useEarn();
  return {
    checkingTitle: t('earn.submission.checking'),
    checking: t('earn.submission.checkingText'),
    unresolvedTitle: t('earn.submission.unresolved'),
    unresolved: (
      <>
        <Text as="p">{t('earn.submission.unresolvedText', orderValues(submission, figureStyle))}</Text>
        <AreaLink href={history ?? links.history()}>{t('earn.submission.history')}</AreaLink>
      </>
    ),
  };
}

/** Text for a cancellation whose outcome is not known, with the pending amount. */
export function useCancellationText(submission: OrderSubmission): SubmissionText {
  const { t, figureStyle } = useMessages(partDialogMessages);
  return {
    checkingTitle: t('earn.cancellation.checking'),
    checking: t('earn.submission.checkingText'),
    unresolvedTitle: t('earn.cancellation.unresolved'),
    unresolved: t('earn.cancellation.unresolvedText', orderValues(submission, figureStyle)),
  };
}

function orderValues({ status }: OrderSubmission, figureStyle: FigureStyle): { amount: string; coin: string } {
  if (!('request' in status)) return { amount: '', coin: '' };
  const { request } = status;
  return { amount: formatExact('units' in request ? request.units : request.amount, figureStyle), coin: request.asset };
}

interface RefusalNoticeProps {
  readonly root: RootProps & RefAttributes<HTMLDivElement>;
  readonly refusal: Refusal;
  readonly messages: Submission<unknown, unknown>['messages'];
  readonly title: ReactNode;
  readonly onLogin: (() => void) | undefined;
}

/** Why a submission was refused, and what the person can do apart from sending it again (SH-35, SH-36). */
function RefusalNotice({ root, refusal, messages, title, onLogin }: RefusalNoticeProps): ReactElement | null {
  const { t, noticeText } = useMessages(partDialogMessages);
  const security = useEarn().links.security();
  const notice = refusalNotice(refusal, messages);
  if (!notice && title === undefined) return null;
  const error = refusal.cause === 'error' ? refusal.error : undefined;
  const wantsLogin = error?.kind === 'login-needed' && onLogin !== undefined;
  const wantsPassword = error?.kind === 'funding-password' && error.reason !== 'too-often';
  return (
    <Banner
      {...root}
      tone={notice && notice.tone !== 'error' ? notice.tone : 'danger'}
      live="assertive"
      title={title}
      action={
        wantsLogin ? (
          <Button size="2" variant="soft" onClick={onLogin}>
            {t('earn.login')}
          </Button>
        ) : wantsPassword && security !== undefined ? (
          // In a new tab: the form stays as it is.
          <OutsideLink href={security}>{t('earn.password.openSettings')}</OutsideLink>
        ) : undefined
      }
    >
      {[notice, notice?.because].map(
        (message, index) =>
          message && (
            <span key={index} className={css.serverText}>
              <Words>{index > 0 && '\n'}</Words>
              <Words>{message.serverText ? <bdi>{message.serverText}</bdi> : noticeText(message)}</Words>
              <Words>{message.reference && ` ${t('earn.error.reference', { id: message.reference })}`}</Words>
            </span>
          ),
      )}
    </Banner>
  );
}
