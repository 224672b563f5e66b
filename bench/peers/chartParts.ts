import { hourText, percentText } from '../tasks/chart.ts';

/** Colours of the charts' lines: the rate, and its parts. */
export const LINE = '#29a383';
export const LINE_OF_PART = '#888888';
/** Of the area below the rate, from top to bottom. */
export const AREA_TOP = 'rgba(41, 163, 131, 0.22)';
export const AREA_BOTTOM = 'rgba(41, 163, 131, 0)';

/** What a chart says about a point. */
export const readingOf = (value: number, at: number): string => `${percentText(value)} ${hourText(at)}`;

/** First, middle and last: the moments that are written below a chart. */
export const momentsOf = (points: readonly { readonly at: number }[]): number[] =>
  [0, Math.round((points.length - 1) / 2), points.length - 1].map((index) => points[index]?.at ?? 0);

/** A box that a library without tooltips moves to the pointer. */
export function readingBox(host: HTMLElement): { readonly show: (left: number, text: string) => void; readonly hide: () => void } {
  const box = document.createElement('div');
  box.id = 'reading';
  box.style.cssText =
    'position:absolute;top:0;left:0;z-index:9;display:none;padding:4px 8px;pointer-events:none;white-space:nowrap;background:#fff;border:1px solid #ccc;font:12px sans-serif';
  host.append(box);
  return {
    show(left, text) {
      box.style.display = 'block';
      box.textContent = text;
      box.style.left = `${Math.min(left + 8, host.clientWidth - box.offsetWidth)}px`;
    },
    hide() {
      box.style.display = 'none';
    },
  };
}
