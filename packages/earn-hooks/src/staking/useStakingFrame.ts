'use client';
import {
  type FrameMessage,
  type FrameRequest,
  exactOrigin,
  frameMessage,
  frameRequest,
  heightMessage,
  openPageMessage,
} from '@earnkit/core/staking/rules';
import { useEffect, useMemo, useRef } from 'react';
import { watchPageHeight } from './pageHeight.ts';

/** Who embeds the page. */
export interface StakingFrameParent {
  /** Whether the page was opened with `is_frame=1` (ST-32). */
  readonly framed: boolean;
  /** The one origin of the parent page; nothing is sent or read without an exact one (AMB-117). */
  readonly parentOrigin: string | undefined;
}

/** How the embedded page talks to its parent page. */
export interface StakingFrameOptions extends StakingFrameParent {
  /** The parent page asks to open the stake dialog again. */
  readonly onReopen: (request: FrameRequest) => void;
}

/** The messages that the embedded page can send to the parent page (ST-33). Each does nothing when the page is not embedded. */
export interface StakingFrame {
  /** Whether it is embedded in a page of the configured origin: hides the transfer shortcut (ST-36, AMB-118). */
  readonly embedded: boolean;
  /** Asks the parent page to open an address. */
  readonly openPage: (url: string) => void;
  /** The success dialog was closed (ST-35). */
  readonly close: () => void;
  /** An order was placed. */
  readonly success: () => void;
  /**
   * Tells the parent page the height of the content until the returned function is called: at once and when it changes, at most once a
   * frame. An open dialog that is higher than the page counts.
   */
  readonly followHeight: () => () => void;
  /** Listens until the returned function is called: the parent page asks to open the stake dialog again. */
  readonly listen: (onReopen: (request: FrameRequest) => void) => () => void;
}

/**
 * Window messages of the embedded page, outside React (ST-32 to ST-36, AMB-117). Only the parent page itself counts, only from
 * the configured origin, and only in the known shape. A message goes to that origin alone.
 */
export function createStakingFrame({ framed, parentOrigin }: StakingFrameParent): StakingFrame {
  const origin = exactOrigin(parentOrigin);
  const parent = framed && typeof window !== 'undefined' && window.parent !== window ? origin : undefined;
  const tell = (message: FrameMessage): void => {
    if (parent !== undefined) window.parent.postMessage(message, parent);
  };
  return {
    embedded: parent !== undefined,
    openPage: (url) => tell(openPageMessage(url)),
    close: () => tell(frameMessage('close')),
    success: () => tell(frameMessage('success')),
    followHeight: () => (parent === undefined ? () => undefined : watchPageHeight((height) => tell(heightMessage(height)))),
    listen: (onReopen) => {
      if (parent === undefined) return () => undefined;
      const listener = (event: MessageEvent<unknown>): void => {
        const request = event.source === window.parent ? frameRequest(event, parent) : undefined;
        if (request) onReopen(request);
      };
      window.addEventListener('message', listener);
      return () => window.removeEventListener('message', listener);
    },
  };
}

/** Window messages of the embedded page while a component is there; see {@link createStakingFrame}. */
export function useStakingFrame({ framed, parentOrigin, onReopen }: StakingFrameOptions): StakingFrame {
  const frame = useMemo(() => createStakingFrame({ framed, parentOrigin }), [framed, parentOrigin]);
  const latest = useRef(onReopen);
  useEffect(() => {
    latest.current = onReopen;
  });
  useEffect(() => frame.listen((request) => latest.current(request)), [frame]);
  useEffect(() => frame.followHeight(), [frame]);
  return frame;
}
