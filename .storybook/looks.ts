import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { commaGroups, cutTexts, untranslatedTexts } from '../packages/earn-components/src/testing/visibleTexts.ts';
import { contrastFaults } from '../packages/ui/src/testing/contrast.ts';
import { emulate } from './emulation.ts';
import { partsOf, rememberJudged, unjudgedOf, wordedPartsOf } from './lookedAt.ts';
import { frame, settled } from './settled.ts';
import { launchpoolTexts } from '../packages/earn-components/src/testing/launchpoolRows.ts';

/** What of a story can change while it stands. */
export interface Look {
  readonly appearance: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
  /** In the language nobody speaks, with digits grouped by spaces. */
  readonly pseudo: boolean;
}

/** A story as the looks need to know it. */
interface Story {
  readonly title: string;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Texts that stories write themselves, as the page around a component would, and sentences that their exchange answers with. */
const WRITTEN_BY_STORIES: ReadonlySet<string> = new Set([
  'Open',
  'The funding password is wrong. 4 attempts are left.',
  'The funding password was wrong too often. Try again in 15 minutes.',
  'Set a funding password in your security settings first.',
  'Confirm with your fingerprint in the app.',
  'Already settled <b>today</b>',
  `<img src=x onerror="document.title=1"> {count} ${'1000000MOGWIFHAT'.repeat(12)} neddih`,
  '<img src=x onerror="document.title=1"> {amount} neddih',
  '<b>Anniversary</b> {days} \u202eneddih',
  'Anniversary 30 days',
  'By invitation, until all of it is subscribed',
  'Autumn rate-up',
  'One-week boost',
  'Large deposit',
  'BTC and ETH week',
  'Welcome',
  '<img src=x onerror="document.title=1"><b>Sold out</b> {amount, plural, one {#}} neddih',
  ...launchpoolTexts,
]);

/** Texts that the stories under a title write, as a team does that builds a page of its own from the parts. */
const WRITTEN_UNDER: Readonly<Record<string, readonly string[]>> = {
  'Account/Notifications': ['Notifications'],
  'Account/Login dialog': ['Auto-Earn'],
  // The exchange's own reasons.
  'Soft staking/Dialog': ['Closed <b>today</b>'],
  'Private wealth/Purchase dialog': ['The fund is closed <b>today</b>.'],
  'Private wealth/Redeem dialog': ['You can redeem at most 2.5 units.'],
  // The host names coins.
  'Simple Earn/Market list': ['Tether', 'Bitcoin'],
  // The exchange names the kinds of record.
  'Simple Earn/History': ['Bonus', 'Interest'],
  'Earn/Parts/Order': [
    'APR',
    'Amount',
    'Minimum',
    'Paid daily',
    'aria-label: Timeline',
    'Stake ETH',
    'Stake',
    'Staked',
    '2.5 ETH earn from tomorrow.',
    'Stake more',
    'Done',
    'Unstake',
    'Unstake 2.5 ETH?',
    'Checking your stake',
    'The answer was lost.',
    'We do not know yet whether it was placed.',
  ],
  'Earn/Parts/Query': [
    'Staking positions',
    'aria-label: Staking positions',
    'Coin',
    'Staked',
    'Amount',
    'Log in to see your positions',
    'The positions could not be loaded',
    '1 could not be read',
    'Loading',
    'aria-label: Loading',
    ' positions',
    'Staking',
    'aria-label: Staking',
    'Staked in total',
    'Rewards',
    'Stake your coins',
    'Log in to see what you staked.',
  ],
};

/** Widths at which nothing may be cut, in pixels: a phone and the desktop of every test. */
const WIDTHS = [375, 1280] as const;

let shown: Partial<Look> | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How a story is shown: as it was asked for, with what the current look changes. */
export function useLook(chosen: Look): Look {
  const look = useSyncExternalStore(subscribe, () => shown);
  return { ...chosen, ...look };
}

/** How much is looked at: each part once in forced colours and from right to left, or every story in every look. */
export type Thoroughness = 'parts' | 'every';

/**
 * Looks at a finished story as it was played, in dark, in forced colours with reduced motion, from right to left and, if it
 * is part of the earn area, in the pseudo-locale. The last two looks take most of the time: unless every story is asked for, they
 * leave out a story all of whose parts they have judged, in the pseudo-locale with the words of each. The story is not played again, and stays as it was last looked at: the
 * accessibility addon then checks there what no look changes. Throws, and so fails the story, at the first fault.
 */
export async function refuseFaultsInAllLooks(story: Story, thoroughness: Thoroughness): Promise<void> {
  // A colour in transition has neither its old nor its new value.
  document.head.append(still);
  await look('as it was played', {}, refuseContrastFaults);
  await look('in dark', { appearance: 'dark' }, refuseContrastFaults);
  const parts = partsOf(document.body);
  const worded = wordedPartsOf(document.body);
  const lookOnce = async (name: string, changes: Partial<Look>, kinds: ReadonlySet<string>, check: () => Promise<void>): Promise<void> => {
    const unjudged = thoroughness === 'parts' ? await unjudgedOf(name, kinds) : [];
    if (thoroughness === 'parts' && unjudged.length === 0) return;
    await look(name, changes, check);
    if (thoroughness === 'parts') await rememberJudged(name, unjudged);
  };
  await lookOnce('in forced colours', { appearance: 'dark' }, parts, () => emulate(FORCED_COLOURS, refuseFaultsInForcedColours));
  const translated = !/^(?:UI|Pages)\//.test(story.title) && story.globals['locale'] === 'en';
  if (translated)
    await lookOnce('from right to left in the pseudo-locale', { dir: 'rtl', pseudo: true }, worded, () => refuseTextFaults(story.title));
  else await lookOnce('from right to left', { dir: 'rtl' }, parts, settled);
}

/** Shows stories as they were asked for, with their transitions. */
export function forgetLooks(): void {
  shown = undefined;
  still.remove();
}

const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition: none !important; }';

async function look(name: string, changes: Partial<Look>, check: () => Promise<void>): Promise<void> {
  show(changes);
  try {
    const expected = `.radix-themes${changes.appearance ? `.${changes.appearance}` : ''}${changes.dir ? `[dir="${changes.dir}"]` : ''}`;
    if (!document.querySelector(expected)) throw new Error(`There is no ${expected}.`);
    await check();
  } catch (error) {
    throw new Error(`Shown ${name}:\n${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function show(look: Partial<Look> | undefined) {
  shown = look;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

async function refuseContrastFaults(): Promise<void> {
  const faults = await unchanged(contrastFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Results are valid only for a page that does not change meanwhile; otherwise the check is repeated, up to three times. */
async function unchanged<Result>(check: () => Promise<Result>): Promise<Result> {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  try {
    let result = await check();
    for (let again = 0; changed && again < 3; again++) {
      changed = false;
      result = await check();
    }
    return result;
  } finally {
    observer.disconnect();
  }
}

/** The palette that machines with high contrast most often have, on a screen that also asks for less motion. */
const FORCED_COLOURS = { 'forced-colors': 'active', 'prefers-color-scheme': 'dark', 'prefers-reduced-motion': 'reduce' };

async function refuseFaultsInForcedColours(): Promise<void> {
  if (!matchMedia('(forced-colors: active)').matches) throw new Error('The browser does not force colours.');
  // Chromium reports a text's forced `color`, but the `-webkit-text-fill-color` it had before, which is what axe asks first.
  // oxlint-disable-next-line typescript/unbound-method -- called below on the style it is asked of
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (property) {
    return property === '-webkit-text-fill-color' ? '' : getPropertyValue.call(this, property);
  };
  try {
    await refuseContrastFaults();
  } finally {
    CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue;
  }
  refuseMotion();
}

/** Nothing moves for a person who asked for less motion. */
function refuseMotion(): void {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  const names = new Set(
    moving.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : undefined)),
  );
  if (names.size > 0) throw new Error(`This moves although less motion was asked for: ${[...names].join('; ')}`);
}

/** Every text comes from a catalogue, has the area's grouping and fits, although the pseudo-locale is longer than English. */
async function refuseTextFaults(title: string): Promise<void> {
  const { page } = await import('vitest/browser');
  const showAgain = hideWhatWasSaid();
  for (const width of WIDTHS) {
    await page.viewport(width, 800);
    await settled();
    const untranslated = untranslatedTexts(document.body).filter(
      (text) => !WRITTEN_BY_STORIES.has(text) && !WRITTEN_UNDER[title]?.includes(text),
    );
    if (untranslated.length > 0) throw new Error(`Not translated at ${width} px: ${untranslated.join('; ')}`);
    const grouped = commaGroups(document.body, WRITTEN_BY_STORIES);
    if (grouped.length > 0) throw new Error(`Not in the grouping of the area at ${width} px: ${grouped.join('; ')}`);
    await frame();
    let cut = cutTexts(document.body);
    if (cut.length > 0) {
      // A chart follows its width 300 ms after the last change (UI-25).
      await new Promise((resolve) => setTimeout(resolve, 400));
      await settled();
      cut = cutTexts(document.body);
    }
    if (cut.length > 0) throw new Error(`Cut at ${width} px: ${cut.join('; ')}`);
  }
  showAgain();
}

/** Hides toasts and announcements of before: they keep the language in which they were written. Returns how to show them again. */
function hideWhatWasSaid(): () => void {
  const announcements = [...document.querySelectorAll<HTMLElement>('[role="status"], [aria-live]')].filter(
    (element) => element.closest('[data-visually-hidden]') !== null || element.getBoundingClientRect().width <= 1,
  );
  const toasts = document.querySelectorAll<HTMLElement>('li[data-swipe-direction]');
  const hidden = [...announcements, ...toasts];
  for (const element of hidden) element.style.setProperty('display', 'none', 'important');
  return () => {
    for (const element of hidden) element.style.removeProperty('display');
  };
}
