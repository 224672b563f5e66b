import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BarChart } from '../bar-chart/index.ts';
import * as ui from '../index.ts';
import { LineChart } from '../line-chart/index.ts';
import '../styles.css';
import { everyPart } from '../testing/everyPart.tsx';
import { press } from '../testing/touch.ts';
import { Toaster } from '../toast/index.ts';
import { VirtualTable } from '../virtual-table/index.ts';
import { EarnTheme } from './index.ts';
import { type LayerKind, layerKinds } from './testing/layerKinds.tsx';

/*
 * An area in a page of another language, which may be written in the other direction.
 */

const PARTS = everyPart({ ...ui, BarChart, LineChart, VirtualTable });
const page = document.documentElement;
const closers: (() => void)[] = [];

afterEach(() => {
  closers.splice(0).forEach((close) => close());
  page.removeAttribute('dir');
  page.removeAttribute('lang');
});

/** Renders into the page, as a host without a React of its own does. */
function show(content: ReactNode): HTMLElement {
  const area = document.body.appendChild(document.createElement('div'));
  // Where a block starts is the page's, so the area is put in a place.
  area.style.cssText = 'position: fixed; left: 200px; top: 100px; width: 640px';
  const root = createRoot(area);
  closers.push(() => {
    root.unmount();
    area.remove();
  });
  root.render(content);
  return area;
}

/** What is drawn: the area's and its layers' elements. */
const drawn = (area: HTMLElement): readonly Element[] =>
  [area, ...document.querySelectorAll('[data-earn-layer]')].flatMap((root) => [...root.querySelectorAll('*')]);

const STYLES = ['direction', 'textAlign', 'padding', 'margin', 'borderWidth', 'transformOrigin'] as const;

/** How each element that is seen is laid out. */
const layout = (area: HTMLElement): readonly string[] =>
  drawn(area).flatMap((element) => {
    const { left, width, height } = element.getBoundingClientRect();
    if (!(element instanceof HTMLElement) || width <= 1 || height <= 1) return [];
    const style = getComputedStyle(element);
    const place = [left, width, height].map(Math.round);
    return [[element.tagName, element.dataset['part'] ?? '', ...STYLES.map((name) => style[name]), ...place].join(' ')];
  });

/** The layout once nothing moves any more. */
async function settled(area: HTMLElement): Promise<readonly string[]> {
  let before = layout(area);
  for (let still = 0; still < 6;) {
    await new Promise(requestAnimationFrame);
    const now = layout(area);
    still = JSON.stringify(now) === JSON.stringify(before) ? still + 1 : 0;
    before = now;
  }
  return before;
}

const styling = { ref: () => undefined, className: 'team', style: { outlineWidth: '0' }, 'data-team': '' } as never;

/** Opens a layer. */
async function open(area: HTMLElement, { layer, onFocus = false }: LayerKind): Promise<HTMLElement> {
  const trigger = await vi.waitFor(() => {
    const found = area.querySelector<HTMLElement>('button');
    if (!found) throw new Error('No trigger yet.');
    return found;
  });
  if (onFocus) await userEvent.keyboard('{Tab}');
  if (onFocus) trigger.focus();
  else await press(trigger);
  return vi.waitFor(
    () => {
      const found = document.querySelector<HTMLElement>(layer);
      if (!found || getComputedStyle(found).visibility === 'hidden') throw new Error(`${layer} is not open.`);
      return found;
    },
    { timeout: 4000 },
  );
}

describe.each([
  ['ltr', 'rtl'],
  ['rtl', 'ltr'],
] as const)('an area written %s in a page written %s', (own, other) => {
  it.each(Object.keys(PARTS))('%s is laid out as in a page of its own direction', async (name) => {
    const found: (readonly string[])[] = [];
    for (const around of [own, other]) {
      page.dir = around;
      const area = show(
        <EarnTheme appearance="light" dir={own} background={false}>
          {PARTS[name]?.(styling)}
        </EarnTheme>,
      );
      await vi.waitFor(() => expect(document.querySelector('[data-team]')).not.toBeNull());
      found.push(await settled(area));
      closers.splice(0).forEach((close) => close());
    }
    expect(found[1]).toEqual(found[0]);
  });

  it.each(Object.entries(layerKinds))('a %s opens as in a page of its own direction', async (_name, kind) => {
    const found: (readonly string[])[] = [];
    for (const around of [own, other]) {
      page.dir = around;
      const area = show(
        <EarnTheme appearance="light" dir={own} background={false}>
          <Toaster>{kind.content}</Toaster>
        </EarnTheme>,
      );
      expect(getComputedStyle(await open(area, kind)).direction).toBe(own);
      found.push(await settled(area));
      closers.splice(0).forEach((close) => close());
    }
    expect(found[1]).toEqual(found[0]);
  });
});

/** The language in which a screen reader speaks what is in an element. */
const languageOf = (element: Element): string | undefined => element.closest<HTMLElement>('[lang]')?.lang;

describe.each(Object.entries(layerKinds))('a %s of an area in another language than the page', (_name, kind) => {
  it('says its language', async () => {
    page.lang = 'de';
    const area = show(
      <EarnTheme lang="en">
        <Toaster>{kind.content}</Toaster>
      </EarnTheme>,
    );
    expect(languageOf(await open(area, kind))).toBe('en');
    expect(languageOf(area.querySelector('button') ?? area)).toBe('en');
  });

  it('has the language of its labels, and of the theme around', async () => {
    page.lang = 'de';
    const area = show(
      <EarnTheme locale="zh-CN">
        <EarnTheme accent="blue">
          <Toaster>{kind.content}</Toaster>
        </EarnTheme>
      </EarnTheme>,
    );
    expect(languageOf(await open(area, kind))).toBe('zh-CN');
  });

  it('has the language of the section that the area stands in', async () => {
    page.lang = 'de';
    const area = show(
      <section lang="fr">
        <EarnTheme>
          <Toaster>{kind.content}</Toaster>
        </EarnTheme>
      </section>,
    );
    expect(languageOf(await open(area, kind))).toBe('fr');
  });

  it('follows a change of language while it is open', async () => {
    const area = document.body.appendChild(document.createElement('div'));
    const root = createRoot(area);
    closers.push(() => {
      root.unmount();
      area.remove();
    });
    const render = (lang: string): void =>
      root.render(
        <EarnTheme lang={lang}>
          <Toaster>{kind.content}</Toaster>
        </EarnTheme>,
      );
    render('en');
    const opened = await open(area, kind);
    render('zh');
    await vi.waitFor(() => expect(languageOf(opened)).toBe('zh'));
  });
});
