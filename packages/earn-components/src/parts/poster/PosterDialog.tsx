'use client';
import { type ReactElement, type ReactNode, type RefObject, forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type Invitation, type QueryState, useHiddenBalances, useInviteFriends, useSession } from '@earnkit/hooks';
import { type PartProps, Banner, Dialog, EmptyState, Skeleton, Switch, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { QueryView } from '../query/QueryView.tsx';
import { RetryBanner, StaleBanner } from '../query/StaleBanner.tsx';
import * as css from './poster.css.ts';
import { PosterActions } from './PosterActions.tsx';
import { type PosterSource, type PosterSubject, shownFacts, usePosterContent } from './usePosterContent.ts';
import { partDialogMessages } from '../dialogMessages.ts';
import { drawPoster } from './drawPoster.ts';
import { loadPicture } from './loadPicture.ts';
import type { PosterContent } from './posterContent.ts';
import { posterLookOf } from './posterLook.ts';

export interface PosterDialogProps extends PartProps {
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** The coin, which names the file. */
  coin: string;
  /** What the poster is about. */
  reading: QueryState<PosterSubject>;
  /** What the switch for the amount says below its label, with and without an amount. */
  hint: { readonly amount: string; readonly noAmount: string };
  /** Above the switch, such as a choice of coins. @default nothing */
  controls?: ReactNode;
}

/** Names whose poster it is. A visitor has none (SH-09), and another person begins anew. */
export function usePosterOwner(): string | undefined {
  const { session } = useSession();
  return session.state === 'signed-in' ? session.id : undefined;
}

/** A poster of what a person earned, to save, copy or share, with a QR code of their invitation (SE-S-01, SE-S-02, AMB-104). */
export const PosterDialog = forwardRef<HTMLDivElement, PosterDialogProps>(function PosterDialog(
  { onOpenChange, coin, reading: subject, hint, controls, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(partDialogMessages);
  const { hidden } = useHiddenBalances();
  const [withAmount, setWithAmount] = useState(!hidden);
  const poster = useRef<HTMLCanvasElement>(null);
  const invitation = useInviteFriends();
  const reading = withInvitation(subject, invitation);
  const hasFigures = reading.state === 'ready' && shownFacts(reading.data.subject, withAmount).length > 0;
  return (
    <Dialog
      grows
      data-part="poster-dialog"
      {...rest}
      ref={ref}
      open
      onOpenChange={onOpenChange}
      title={t('earn.share.title')}
      size="3"
      footer={<PosterActions poster={poster} coin={coin} ready={hasFigures} />}
    >
      <QueryView
        reading={reading}
        failed={t('earn.share.failed')}
        size="compact"
        loading={
          <div className={css.layout} aria-busy>
            <div className={css.place}>
              <Skeleton shape="block" width="100%" height="100%" />
            </div>
            <div className={css.controls}>
              {controls !== undefined && <Skeleton shape="block" width="100%" height="64px" />}
              <Skeleton shape="block" width="100%" height="44px" />
            </div>
          </div>
        }
      >
        {(data) => (
          <div className={css.layout}>
            {hasFigures ? (
              <DrawnPoster {...data} withAmount={withAmount} poster={poster} />
            ) : (
              <div className={css.nothing}>
                <EmptyState size="compact" title={t('earn.share.nothing')} />
              </div>
            )}
            <div className={css.controls}>
              <StaleBanner reading={reading} />
              <Words>{controls}</Words>
              <Switch
                label={t('earn.share.showAmount')}
                description={data.subject.amount === undefined ? hint.noAmount : hint.amount}
                checked={withAmount && data.subject.amount !== undefined}
                disabled={data.subject.amount === undefined}
                onCheckedChange={setWithAmount}
              />
              {hasFigures && <InvitationNotice invitation={invitation} />}
            </div>
          </div>
        )}
      </QueryView>
    </Dialog>
  );
});

/** Waits until it is known whether the person has an invitation code. A poster can also be drawn without one. */
function withInvitation(
  subject: QueryState<PosterSubject>,
  invitation: QueryState<Invitation | undefined>,
): QueryState<Omit<PosterSource, 'withAmount'>> {
  if (subject.state !== 'ready') return subject;
  if (invitation.state === 'loading') return invitation;
  const code = invitation.state === 'ready' ? invitation.data : undefined;
  return { ...subject, data: { subject: subject.data, readAt: subject.readAt, invitation: code } };
}

function DrawnPoster({ poster, ...source }: PosterSource & { poster: RefObject<HTMLCanvasElement | null> }): ReactElement {
  const { content, label } = usePosterContent(source);
  return <Poster ref={poster} content={content} icon={source.subject.icon} label={label} />;
}

/** Why the poster has no code. */
function InvitationNotice({ invitation }: { invitation: QueryState<Invitation | undefined> }): ReactElement | null {
  const { t } = useMessages(partDialogMessages);
  if (invitation.state === 'failed') return <RetryBanner onRetry={invitation.retry}>{t('earn.share.codeFailed')}</RetryBanner>;
  if (invitation.state === 'ready' && invitation.data === undefined) return <Banner tone="info">{t('earn.share.noCode')}</Banner>;
  return null;
}

/** Props of {@link Poster}. */
interface PosterProps {
  /** What it says. */
  content: PosterContent;
  /** Address of the coin's picture. @default a letter */
  icon: string | undefined;
  /** The same content as text, for screen readers. */
  label: string;
}

/** A picture and the address it was loaded from. */
interface Loaded {
  readonly address: string;
  readonly picture: HTMLImageElement | undefined;
}

/** A poster on a canvas. It is drawn at once, and again when the coin's picture and the typeface are there. */
const Poster = forwardRef<HTMLCanvasElement, PosterProps>(function Poster({ content, icon, label }, ref) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle<HTMLCanvasElement | null, HTMLCanvasElement | null>(ref, () => canvas.current, []);
  const [loaded, setLoaded] = useState<Loaded>();
  const [, redraw] = useState(false);
  useEffect(() => {
    let gone = false;
    if (icon) void loadPicture(icon).then((picture) => gone || setLoaded({ address: icon, picture }));
    return () => {
      gone = true;
    };
  }, [icon]);
  useEffect(() => {
    let gone = false;
    void document.fonts.ready.then(() => gone || redraw(true));
    return () => {
      gone = true;
    };
  }, []);
  const picture = loaded?.address === icon ? loaded?.picture : undefined;
  useEffect(() => {
    if (canvas.current) drawPoster(canvas.current, content, posterLookOf(canvas.current), picture);
  });
  return <canvas ref={canvas} data-part="poster-dialog-poster" className={css.poster} role="img" aria-label={label} />;
});
