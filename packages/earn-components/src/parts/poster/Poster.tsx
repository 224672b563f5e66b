'use client';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { drawPoster } from './drawPoster.ts';
import { loadPicture } from './loadPicture.ts';
import type { PosterContent } from './posterContent.ts';
import { posterLookOf } from './posterLook.ts';
import * as css from './poster.css.ts';

export interface PosterProps {
  /** What it says. */
  content: PosterContent;
  /** Address of the coin's picture. @default a letter */
  icon: string | undefined;
  /** The same content as text, for screen readers. */
  label: string;
}

/** A picture with what it is of. */
interface Loaded {
  readonly address: string;
  readonly picture: HTMLImageElement | undefined;
}

/** A poster on a canvas. It is drawn at once, and again when the coin's picture and the typeface are there. */
export const Poster = forwardRef<HTMLCanvasElement, PosterProps>(function Poster({ content, icon, label }, ref) {
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
