import type { CSSProperties, ReactElement } from 'react';
import { addons } from 'storybook/preview-api';
import { useTheme } from 'storybook/theming';
import { initialGlobals, toolbar } from '../toolbar.ts';
import { useGlobals } from '../useGlobals.ts';
import { CopyLink } from './CopyLink.tsx';
import { createFramePool } from './framePool.ts';
import { FIRST_WIDTH, type FrameSize, VIEWPORTS, isFrameSize } from './widths.ts';

/** The frames of the page share what may be alive at once. */
export const pool = createFramePool();

/** How the frames of a page are drawn. */
interface Board {
  /** As wide as which screen. */
  readonly size: FrameSize;
  /** The choices that are not the first ones, as the address of a story has them. */
  readonly chosen: string;
  /** The same for the address of a frame, in which the checker of accessibility rests. */
  readonly globals: string;
}

/** What is chosen for the page, in its bar or in the toolbar. */
export function useBoard(): Board {
  const globals = useGlobals();
  const chosen = Object.entries(initialGlobals)
    .flatMap(([key, initial]) => {
      const value = globals[key];
      return typeof value === 'string' && value !== initial && /^[\w -]*$/.test(value) ? [`${key}:${value}`] : [];
    })
    .join(';');
  const { width } = globals;
  return {
    size: isFrameSize(width) ? width : FIRST_WIDTH,
    chosen,
    globals: [...(chosen === '' ? [] : [chosen]), 'a11y.manual:!true'].join(';'),
  };
}

/** The address of a story with the choices of the board, to send to somebody. The page of Storybook stands beside that of a frame. */
export function storyAddress(id: string, { size, chosen }: Board): string {
  const globals = [...(chosen === '' ? [] : [chosen]), `viewport.value:${size}`].join(';');
  return `${new URL('.', location.href).href}?path=/story/${id}&globals=${encodeURIComponent(globals)}`;
}

const choose = (choice: Readonly<Record<string, string>>): void => addons.getChannel().emit('updateGlobals', { globals: choice });

/** The choices of the bar besides the width, by the names of the toolbar, and the values that it offers. */
const CHOICES = {
  appearance: ['light', 'dark'],
  locale: ['en', 'zh', 'pseudo'],
  direction: ['ltr', 'rtl'],
  contrast: ['standard', 'more'],
} as const satisfies Partial<Record<keyof typeof toolbar, readonly string[]>>;

/**
 * What is chosen for the frames below: it stays in view, and in the address, so that the page can be sent as it is. The address is that of the
 * window around.
 */
export function BoardBar(): ReactElement {
  const globals = useGlobals();
  const { size } = useBoard();
  const { background } = useTheme();
  const ground = { '--earn-board-ground': background.content } as CSSProperties;
  return (
    <div className="earn-board-bar sb-unstyled" style={ground} role="group" aria-label="How the frames are shown">
      <div className="earn-board-widths" role="group" aria-label="Width">
        {Object.entries(VIEWPORTS).map(([name, { title, width }]) => (
          <button key={name} type="button" aria-pressed={name === size} title={`${width} px`} onClick={() => choose({ width: name })}>
            {title}
          </button>
        ))}
      </div>
      {Object.entries(CHOICES).map(([key, values]) => {
        const { toolbar: bar } = toolbar[key as keyof typeof CHOICES];
        const { [key]: asked } = globals;
        const value = typeof asked === 'string' ? asked : initialGlobals[key as keyof typeof CHOICES];
        const offered = bar.items.filter((item) => item.value === value || values.some((each) => each === item.value));
        return (
          <label key={key}>
            {bar.title}
            <select value={value} onChange={({ target }) => choose({ [key]: target.value })}>
              {offered.map((item) => (
                <option key={item.value} value={item.value}>
                  {item.title}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      <CopyLink what="this board" address={() => window.parent.location.href} />
    </div>
  );
}
