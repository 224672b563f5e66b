/** The screens at whose width stories are looked at, in pixels. */
export const VIEWPORTS = {
  phone: { title: 'Phone', width: 375, height: 800 },
  tablet: { title: 'Tablet', width: 768, height: 1024 },
  desktop: { title: 'Desktop', width: 1280, height: 800 },
} as const;

export type FrameSize = keyof typeof VIEWPORTS;

/** The width of a board before one is chosen. */
export const FIRST_WIDTH: FrameSize = 'desktop';

/** Whether that is the name of a width. */
export const isFrameSize = (name: unknown): name is FrameSize => typeof name === 'string' && Object.hasOwn(VIEWPORTS, name);

/** The same for Storybook's own choice of a viewport. */
export const viewportOptions = Object.fromEntries(
  Object.entries(VIEWPORTS).map(([name, { title, width, height }]) => [
    name,
    { name: title, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
