'use client';
import type { ReactElement, RefObject } from 'react';
import { Button, useToast } from '@earnkit/ui';
import { type KeyOf, useMessages } from '../../messages/index.ts';
import { canCopyPictures, canSharePictures, copyPoster, posterName, savePoster, sharePoster } from './posterFile.ts';
import { partDialogMessages } from '../dialogMessages.ts';

export interface PosterActionsProps {
  /** The poster. */
  poster: RefObject<HTMLCanvasElement | null>;
  /** Its coin, which names the file. */
  coin: string;
  /** Whether the poster is drawn and has a figure. */
  ready: boolean;
}

type ShareKey = KeyOf<typeof partDialogMessages>;

/** Saves the poster, copies it, and shares it where the browser and the system can. A toast says how it ended. */
export function PosterActions({ poster, coin, ready }: PosterActionsProps): ReactElement {
  const { t } = useMessages(partDialogMessages);
  const { notify } = useToast();
  const name = posterName(coin);
  const act = async (action: (canvas: HTMLCanvasElement) => Promise<unknown>, failed: ShareKey, done?: ShareKey): Promise<void> => {
    if (!poster.current) return;
    try {
      await action(poster.current);
      if (done) notify({ tone: 'success', title: t(done) });
    } catch {
      notify({ tone: 'danger', title: t(failed) });
    }
  };
  return (
    <>
      {canSharePictures() && (
        <Button
          size="3"
          variant="soft"
          tone="neutral"
          disabled={!ready}
          onClick={() => void act((canvas) => sharePoster(canvas, name, t('earn.share.poster.scan')), 'earn.share.sendFailed')}
        >
          {t('earn.share.send')}
        </Button>
      )}
      {canCopyPictures() && (
        <Button
          size="3"
          variant="soft"
          tone="neutral"
          disabled={!ready}
          onClick={() => void act(copyPoster, 'earn.share.copyFailed', 'earn.share.copied')}
        >
          {t('earn.share.copy')}
        </Button>
      )}
      <Button
        size="3"
        disabled={!ready}
        onClick={() => void act((canvas) => savePoster(canvas, name), 'earn.share.saveFailed', 'earn.share.saved')}
      >
        {t('earn.share.save')}
      </Button>
    </>
  );
}
