import type { IconShape } from './Icon.tsx';

/*
 * The icons of the kit. Each is an export of its own, so that a page loads only those it uses.
 */

/** A cross: closes or removes. */
export const close: IconShape = { path: 'M4 4l8 8M12 4l-8 8' };
/** A check mark: chosen or done. */
export const check: IconShape = { path: 'M3.5 8.5l3 3 6-7' };
/** An angle that points down: opens. */
export const chevronDown: IconShape = { path: 'M4 6.25l4 4 4-4' };
/** An angle that points up: closes what is open. */
export const chevronUp: IconShape = { path: 'M4 9.75l4-4 4 4' };
/** An angle against the reading direction, with which it is mirrored. */
export const chevronBack: IconShape = { path: 'M10 4L6 8l4 4', turns: true };
/** An angle in the reading direction, with which it is mirrored. */
export const chevronForward: IconShape = { path: 'M6 4l4 4-4 4', turns: true };
/** Three lines, each shorter than the one above: filters. */
export const filter: IconShape = { path: 'M2.5 4h11M4.5 8h7M6.5 12h3' };
/** A magnifying glass: search. */
export const search: IconShape = { path: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM10.5 10.5L14 14' };
/** An i in a circle: information. */
export const info: IconShape = { path: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5zM8 7.5v3.5M8 5v.01' };
/** A check mark in a circle: success. */
export const success: IconShape = { path: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5zM5.25 8.25l2 2 3.5-4' };
/** An exclamation mark in a triangle: warning. */
export const warning: IconShape = {
  path: 'M7.1 2.6L1.6 12.1a1 1 0 0 0 .9 1.5h11a1 1 0 0 0 .9-1.5L8.9 2.6a1 1 0 0 0-1.8 0zM8 6.25v3.25M8 11.5v.01',
};
/** A cross in a circle: error. */
export const danger: IconShape = { path: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5zM6 6l4 4M10 6l-4 4' };
/** Two sheets: copies. */
export const copy: IconShape = {
  path: 'M6 5.5h6.5a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1zM3 10.5h-.5V3a1 1 0 0 1 1-1H10v.5',
};
/** An arrow down onto a line: downloads. */
export const download: IconShape = { path: 'M8 2.5v7.5M4.75 6.75L8 10l3.25-3.25M2.5 13.5h11' };
/** An open eye: shown. */
export const eye: IconShape = {
  path: 'M1.5 8C3 5 5.3 3.5 8 3.5S13 5 14.5 8C13 11 10.7 12.5 8 12.5S3 11 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
};
/** A crossed out eye: hidden. */
export const eyeOff: IconShape = {
  path: 'M2.5 2.5l11 11M6.2 3.8A6.3 6.3 0 0 1 8 3.5c2.7 0 5 1.5 6.5 4.5a10 10 0 0 1-1.7 2.3M10.8 11.9a6.4 6.4 0 0 1-2.8.6c-2.7 0-5-1.5-6.5-4.5a9.6 9.6 0 0 1 2.3-3M6.6 6.6a2 2 0 0 0 2.8 2.8',
};
/** An arrow up out of a box: shares. */
export const share: IconShape = { path: 'M8 10V2.5M5 5.25L8 2.5l3 2.75M4.5 7.5H3.25v6h9.5v-6H11.5' };
/** An arrow out of a box: leads to another site. */
export const external: IconShape = { path: 'M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13 3L7.5 8.5' };
/** Two angles, up and down: sorts. */
export const sort: IconShape = { path: 'M5 6.5L8 3.5l3 3M5 9.5l3 3 3-3' };
/** Bars of three heights: puts things beside each other. */
export const compare: IconShape = { path: 'M3 13V7M8 13V3M13 13V9' };
/** Three dots: more actions. */
export const more: IconShape = { path: 'M3.5 8v.01M8 8v.01M12.5 8v.01' };
/** An empty tray: nothing here. */
export const empty: IconShape = {
  path: 'M2.5 9.5h3l1 2h3l1-2h3M2.5 9.5v3a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1v-3l-2-6a1 1 0 0 0-.95-.7h-5.1a1 1 0 0 0-.95.7z',
};
/** A clock: time. */
export const clock: IconShape = { path: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5zM8 4.5V8l2.25 1.5' };
/** A globe: language. */
export const globe: IconShape = {
  path: 'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5zM1.75 8h12.5M8 1.75c2 2 2.6 4 2.6 6.25S10 12.25 8 14.25C6 12.25 5.4 10.25 5.4 8S6 3.75 8 1.75z',
};
/** A sun: light appearance. */
export const sun: IconShape = {
  path: 'M8 10.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7',
};
/** A moon: dark appearance. */
export const moon: IconShape = { path: 'M13.5 9.8A5.75 5.75 0 0 1 6.2 2.5a5.75 5.75 0 1 0 7.3 7.3z' };
/** A screen on a foot: the appearance that the device has. */
export const screen: IconShape = {
  path: 'M2.75 2.5h10.5a1 1 0 0 1 1 1v6.25a1 1 0 0 1-1 1H2.75a1 1 0 0 1-1-1V3.5a1 1 0 0 1 1-1zM8 10.75v2.75M5.25 13.5h5.5',
};
/** An arrow down into a tray: deposit. */
export const deposit: IconShape = { path: 'M8 2.5v7.5M4.75 6.75L8 10l3.25-3.25M2.5 10.5v2a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1v-2' };
/** A bank card: purchase. */
export const card: IconShape = {
  path: 'M2.75 3.5h10.5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H2.75a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM1.75 6.5h12.5M4.25 9.75h2.5',
};
/** Two arrows in opposite directions: transfer. */
export const transfer: IconShape = { path: 'M2.5 5h11M10.75 2.25L13.5 5l-2.75 2.75M13.5 11h-11M5.25 8.25L2.5 11l2.75 2.75' };
/** Two candlesticks: trade. */
export const trade: IconShape = { path: 'M5 2.5v2M5 10.5v3M3.5 4.5h3v6h-3zM11 2.5v3M11 9.5v4M9.5 5.5h3v4h-3z' };
/** Head and shoulders: account. */
export const user: IconShape = { path: 'M8 7.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM2.75 14c.4-2.6 2.5-4 5.25-4s4.85 1.4 5.25 4' };
/** An arrow out of a door, against the reading direction: money comes back. */
export const exit: IconShape = { path: 'M9.5 8h-7M5 5.5L2.5 8 5 10.5M7 3h6.5v10H7', turns: true };
/** A shield: what can go wrong. */
export const shield: IconShape = { path: 'M8 1.8l5 1.8v4c0 3.2-2 5.4-5 6.6-3-1.2-5-3.4-5-6.6v-4z' };
/** Coins on a pile: who pays. */
export const coins: IconShape = {
  path: 'M3 4.5c0 1.2 2.2 2.2 5 2.2s5-1 5-2.2-2.2-2.2-5-2.2-5 1-5 2.2zM3 4.5V8c0 1.2 2.2 2.2 5 2.2s5-1 5-2.2V4.5M3 8v3.5c0 1.2 2.2 2.2 5 2.2s5-1 5-2.2V8',
};
