import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { undrawnIn } from './glyphs.ts';
import { type Picture, addressOf, nameOf, pictures } from './set.ts';

/** The longest that a story may take to come to its end, in milliseconds. */
const PATIENCE = 60_000;

/** What Storybook leaves in the page of a story. */
type Preview = Readonly<Record<string, { readonly currentRender?: { readonly phase?: string } } | undefined>>;

/** One test for each of some pictures: its story comes to its end, and looks as in the reference. */
export function takePictures(isWanted: (picture: Picture) => boolean): void {
  const wanted = pictures.filter(isWanted).map((picture) => [nameOf(picture), picture] as const);
  test.each(wanted)('%s', async (name, picture) => {
    await commands.preferAppearance(picture.appearance);
    const faults = heardFaults();
    const frame = await show(picture);
    await ended(frame, faults);
    await whole(frame, picture);
    expect(undrawnIn(documentOf(frame)), 'Every character has a font of a package').toEqual([]);
    await expect(page.elementLocator(frame)).toMatchScreenshot(name);
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function documentOf(frame: HTMLIFrameElement): Document {
  if (!frame.contentDocument) throw new Error('The frame shows a page of another origin.');
  return frame.contentDocument;
}

/** The height of a window, in which dialogs stand. */
const heightOf = (width: number): number => (width === 375 ? 812 : 800);

/** Makes the frame a window of this size, and the page around large enough for it. */
async function resize(frame: HTMLIFrameElement, width: number, height: number): Promise<void> {
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  await page.viewport(width, height);
}

/** A frame with the story, alone in the page, with the focus. */
async function show(picture: Picture): Promise<HTMLIFrameElement> {
  localStorage.clear();
  sessionStorage.clear();
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: absolute; inset: 0 auto auto 0; border: 0';
  await resize(frame, picture.playedAt, heightOf(picture.playedAt));
  frame.src = addressOf(picture);
  document.body.replaceChildren(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.contentWindow?.focus();
  return frame;
}

/** What goes wrong in the story, as Storybook tells it to the page around. A story whose play has failed ends like any other. */
function heardFaults(): readonly string[] {
  const faults: string[] = [];
  const hear = ({ data }: MessageEvent<unknown>) => {
    const told = typeof data === 'string' && data.includes('playFunctionThrewException') ? (JSON.parse(data) as Told) : undefined;
    if (told?.event?.type === 'playFunctionThrewException') faults.push(told.event.args?.[0]?.message ?? 'The play failed.');
  };
  window.addEventListener('message', hear);
  onTestFinished(() => window.removeEventListener('message', hear));
  return faults;
}

/** A message of Storybook's channel. */
interface Told {
  readonly event?: { readonly type?: string; readonly args?: readonly { readonly message?: string }[] };
}

/** Waits until Storybook has drawn and played the story. @throws why it did not come so far */
async function ended(frame: HTMLIFrameElement, faults: readonly string[]): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const phase = (frame.contentWindow as unknown as Preview | null)?.['__STORYBOOK_PREVIEW__']?.currentRender?.phase;
    const content = documentOf(frame);
    if (phase === 'errored' || phase === 'aborted' || content.body.classList.contains('sb-show-errordisplay'))
      throw new Error(content.querySelector('#error-message')?.textContent.slice(0, 500) ?? 'The story failed.');
    if (faults.length > 0) throw new Error(faults.join('\n').slice(0, 500));
    if (phase === 'finished') return;
    await pause(50);
  }
  throw new Error(`The story was not at its end after ${PATIENCE / 1000} seconds.`);
}

/** Makes the frame a window of the picture's width, as high as the page in it. Where a dialog is open, a picture shows the window. */
async function whole(frame: HTMLIFrameElement, { width }: Picture): Promise<void> {
  await resize(frame, width, heightOf(width));
  await still(frame);
  const { documentElement: content } = documentOf(frame);
  for (let again = 0; again < 3; again++) {
    const isCovered = content.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    const height = isCovered ? heightOf(width) : Math.max(heightOf(width), content.scrollHeight);
    if (frame.offsetHeight === height) return;
    await resize(frame, width, height);
    await still(frame);
  }
}

/** How long nothing may happen in a page that is still, and the longest that this is waited for, in milliseconds. */
const STILL = 400;
const RESTLESS = 15_000;
/** How long a story is waited for that says it is busy, in milliseconds: a slow machine loads code, and some stories stay busy. */
const BUSY = 6000;

/** Waits until fonts and code are loaded, nothing is busy, and the page has not changed for a while. A story may stay busy forever. */
async function still(frame: HTMLIFrameElement): Promise<void> {
  const content = documentOf(frame);
  let changed = performance.now();
  const end = changed + RESTLESS;
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(content, { subtree: true, childList: true, characterData: true, attributes: true });
  const loaded = () => frame.contentWindow?.performance.getEntriesByType('resource').length ?? 0;
  let before = loaded();
  while (performance.now() < end && performance.now() - changed < STILL) {
    await pause(50);
    const isBusy = content.querySelector('[aria-busy="true"]') !== null && performance.now() < end - RESTLESS + BUSY;
    if (isBusy || content.fonts.status === 'loading' || loaded() !== before) changed = performance.now();
    before = loaded();
  }
  observer.disconnect();
}
