'use client';
import type { ReactElement, ReactNode } from 'react';
import { type Decimal, formatExact } from '@earnkit/core';
import type { EarnAction } from '@earnkit/core/errors/rules';
import { type Notice, type Refusal, type Submission, refusalNotice, useEarn } from '@earnkit/hooks';
import { Banner, Button, Text, TextLink } from '@earnkit/ui';
import { type MessageKey, useCopy } from '../copy/index.ts';
import { AreaLink } from './AreaLink.tsx';
import * as css from './earnDialog.css.ts';

/** A submission of an amount, as far as it is shown. */
export type ShownSubmission = Pick<
  Submission<{ readonly asset: string; readonly amount: Decimal }, unknown>,
  'status' | 'checkAgain' | 'release'
>;

const WORDS = {
  order: {
    checkingText: 'earn.submission.checkingText',
    unresolved: 'earn.submission.unresolved',
    unresolvedText: 'earn.submission.unresolvedText',
  },
  cancellation: {
    checkingText: 'earn.flexible.cancel.checkingText',
    unresolved: 'earn.flexible.cancel.unresolved',
    unresolvedText: 'earn.flexible.cancel.unresolvedText',
  },
} as const satisfies Record<string, Record<string, MessageKey>>;

/** Props of {@link SubmissionNotice}. */
export interface SubmissionNoticeProps {
  /** The submission. */
  submission: ShownSubmission;
  /** What was submitted: an order leaves a record, a cancellation shows in the holding alone. */
  action: Extract<EarnAction, 'subscribe' | 'redeem' | 'cancel'>;
  /** Asks to sign in, where the session was lost meanwhile. */
  onLogin: () => void;
}

/**
 * What a form says of its submission while there is no result: that the outcome is being looked for, that it could not be
 * found out, or why nothing came of it. Words of the exchange are text (AMB-006).
 */
export function SubmissionNotice({ submission, action, onLogin }: SubmissionNoticeProps): ReactElement | null {
  const { t } = useCopy();
  const { links } = useEarn();
  const { status } = submission;
  const about = action === 'cancel' ? 'cancellation' : 'order';
  const words = WORDS[about];
  switch (status.state) {
    case 'checking':
      return (
        <Banner tone="info" live="polite" title={t('earn.submission.checking')}>
          {t(words.checkingText)}
        </Banner>
      );
    case 'unresolved':
      return (
        <Banner tone="warning" live="assertive" title={t(words.unresolved)}>
          <Text as="p">{t(words.unresolvedText, { amount: formatExact(status.request.amount), coin: status.request.asset })}</Text>
          {about === 'order' && <AreaLink href={links.history()}>{t('earn.submission.history')}</AreaLink>}
        </Banner>
      );
    case 'refused': {
      const notice = refusalNotice(status.refusal, action);
      const way = wayOutOf(status.refusal);
      return notice ? <NoticeBanner notice={notice} {...(way && { action: <WayOut way={way} onLogin={onLogin} /> })} /> : null;
    }
    default:
      return null;
  }
}

/** A notice inside a form. */
function NoticeBanner({ notice, action }: { readonly notice: Notice; readonly action?: ReactNode }): ReactElement {
  const { tKey } = useCopy();
  return (
    <Banner tone={notice.tone === 'error' ? 'danger' : notice.tone} live="assertive" action={action}>
      <span className={css.foreign}>
        {notice.serverText === undefined ? tKey(notice.key, notice.values) : <bdi>{notice.serverText}</bdi>}
      </span>
    </Banner>
  );
}

/** What a person can do about a refusal beyond sending it again: sign in, or set the funding password first (SH-35, SH-36). */
function wayOutOf(refusal: Refusal): 'login' | 'security' | undefined {
  const error = refusal.cause === 'error' ? refusal.error : undefined;
  if (error?.kind === 'login-needed') return 'login';
  return error?.kind === 'funding-password' && error.reason !== 'too-often' ? 'security' : undefined;
}

function WayOut({ way, onLogin }: { readonly way: 'login' | 'security'; readonly onLogin: () => void }): ReactElement {
  const { t } = useCopy();
  const { links } = useEarn();
  if (way === 'login') {
    return (
      <Button size="2" variant="soft" onClick={onLogin}>
        {t('earn.login')}
      </Button>
    );
  }
  // In a new tab: the form stays as it is.
  return (
    <TextLink href={links.security()} target="_blank" rel="noopener noreferrer">
      {t('earn.password.openSettings')}
    </TextLink>
  );
}

/** The verbs of an unresolved submission, in place of sending. Nothing more is sent before one of them ends it. */
export function UnresolvedActions({ submission }: { readonly submission: Pick<ShownSubmission, 'checkAgain' | 'release'> }): ReactElement {
  const { t } = useCopy();
  return (
    <div className={css.verbs}>
      <Button size="3" onClick={submission.checkAgain}>
        {t('earn.submission.checkAgain')}
      </Button>
      <Button size="3" variant="soft" tone="neutral" onClick={submission.release}>
        {t('earn.submission.release')}
      </Button>
    </div>
  );
}
