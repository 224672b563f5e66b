/* The English labels of dialogs, toasts and what stands in them. */
import { plural } from '../message.ts';
import type { Catalogue } from './catalogue.ts';

/** Labels of a dialog. */
export const closeLabels = {
  /** Name of the button that closes a dialog. */
  close: 'Close',
} satisfies Catalogue;

/** Labels of the toasts. */
export const noticeLabels = {
  /** Read before each toast. */
  notification: 'Notification',
  /** Name of the region that holds the toasts. `{hotkey}` is the key that moves there. */
  notifications: 'Notifications ({hotkey})',
} satisfies Catalogue;

/** Labels of a countdown. */
export const countdownLabels = {
  /** Time left, a day or more. `{days}`, `{hours}` and `{minutes}` are numbers. */
  countdownDays: '{days} d {hours} h {minutes} min',
  /** Time left, less than a day. `{hours}`, `{minutes}` and `{seconds}` are numbers of two digits. */
  countdownClock: '{hours}:{minutes}:{seconds}',
  /** Announced at a milestone of a countdown with an hour or more left. `{hours}` is a number. */
  hoursLeft: plural('hours', { one: '# hour left', other: '# hours left' }),
  /** The same in minutes. */
  minutesLeft: plural('minutes', { one: '# minute left', other: '# minutes left' }),
  /** The same in seconds. */
  secondsLeft: plural('seconds', { one: '# second left', other: '# seconds left' }),
  /** Shown when a countdown has ended. */
  countdownOver: 'Ended',
} satisfies Catalogue;

/** Labels of a copy button. */
export const copyLabels = {
  /** Name of a copy button. */
  copy: 'Copy',
  /** Announced when text was copied. */
  copied: 'Copied',
  /** Announced when the browser did not allow copying. */
  copyFailed: 'Copying was not allowed. Select the text and copy it.',
} satisfies Catalogue;

/** Labels of steps. */
export const stepLabels = {
  /** Name of a completed step in a timeline. */
  stepDone: 'Done',
  /** Name of the current step in a timeline. */
  stepCurrent: 'Now',
  /** Name of a step in a timeline that has not started. */
  stepAhead: 'Ahead',
} satisfies Catalogue;
