import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createEarnClient } from '@earnkit/core/client';
import '@earnkit/ui/styles.css';
import { EarnAreaElement, type EarnAreaEvents, type EarnElementError } from './index.ts';

/** An exchange that has nothing. */
const empty = createEarnClient({ fetch: async () => Response.json({ code: 0, data: { list: [], total: 0 } }) });

/** Puts the element on the page, as markup does. */
function show(
  attributes: Readonly<Record<string, string>>,
  set: (element: EarnAreaElement) => void = (element) => (element.client = empty),
) {
  const element = document.createElement('earn-area');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const errors: EarnElementError[] = [];
  const ready = vi.fn();
  // On the page: events leave the element.
  const collect = (event: Event): void => void errors.push((event as EarnAreaEvents['earn-error']).detail);
  document.addEventListener('earn-error', collect);
  document.addEventListener('earn-ready', ready);
  set(element);
  document.body.append(element);
  onTestFinished(() => {
    element.remove();
    document.removeEventListener('earn-error', collect);
    document.removeEventListener('earn-ready', ready);
  });
  return { element, errors, ready, text: () => (element.shadowRoot ?? element).textContent ?? '' };
}

test('given markup alone, when the element is on the page, then it shows the view for its session and is ready once', async () => {
  const { element, ready, errors, text } = show({ view: 'holdings', session: 'anonymous' });
  await expect.poll(text).toContain('Log in');
  await expect.poll(() => ready.mock.calls.length).toBe(1);
  expect(errors).toEqual([]);
  expect(getComputedStyle(element).display).toBe('block');
  // Its height is that of its content.
  const [area] = element.querySelectorAll('[data-part="earn-area"]');
  expect(element.getBoundingClientRect().height).toBeCloseTo(area?.getBoundingClientRect().height ?? 0, 0);
  expect(element.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
});

test('given attributes, when they change, then the area changes', async () => {
  const { element, text } = show({ view: 'summary', session: 'anonymous', appearance: 'light' });
  await expect.poll(() => element.querySelector('.radix-themes.light')).not.toBeNull();
  element.setAttribute('appearance', 'dark');
  element.setAttribute('accent', 'violet');
  element.setAttribute('locale', 'zh');
  await expect.poll(() => element.querySelector('.radix-themes.dark[data-accent-color="violet"]')).not.toBeNull();
  await expect.poll(text).toMatch(/[一-鿿]/);
});

test('given formats, then dates and figures are written so, and follow a change', async () => {
  const client = createEarnClient({
    fetch: async () => Response.json({ code: 0, data: { total_value_usdt: '1234.5' } }),
  });
  const { element, text } = show({ view: 'summary', session: 'signed-in', person: 'p' }, (created) => {
    created.client = client;
    created.formats = { grouping: 'none' };
  });
  await expect.poll(text).toContain('1234.50');
  element.formats = { grouping: 'apostrophe' };
  await expect.poll(text).toContain('1’234.50');
  element.formats = undefined;
  await expect.poll(text).toContain('1,234.50');
});

test('given properties that a page sets before the script of the element has run, then they hold', async () => {
  const name = 'earn-area-late';
  const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: { total_value_usdt: '1234.5' } }) });
  const element = Object.assign(document.createElement(name), { client, formats: { grouping: 'space' } });
  for (const [attribute, value] of [
    ['view', 'summary'],
    ['session', 'signed-in'],
    ['person', 'p'],
  ] as const)
    element.setAttribute(attribute, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  customElements.define(name, class extends EarnAreaElement {});
  await expect.poll(() => element.textContent).toContain('1\u202f234.50');
  element.formats = { grouping: 'apostrophe' };
  await expect.poll(() => element.textContent).toContain('1’234.50');
});

test('given no session, a person without a name, or a wrong value, then the page tells, and a sentence is shown', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const none = show({});
  await expect.poll(none.text).toContain('This page does not say who is signed in');
  await expect.poll(() => none.errors).toEqual([{ kind: 'session' }]);
  none.element.remove();

  const nobody = show({ session: 'signed-in' });
  await expect.poll(nobody.text).toContain('This page does not say who is signed in');
  await expect
    .poll(() => nobody.errors)
    .toEqual([expect.objectContaining({ kind: 'attribute', attribute: 'person' }), { kind: 'session' }]);
  nobody.element.remove();

  const wrong = show({ session: 'anonymous', view: 'pools', 'base-url': 'ftp:' }, () => undefined);
  await expect
    .poll(() => wrong.errors.map((error) => ('attribute' in error ? error.attribute : error.kind)))
    .toEqual(expect.arrayContaining(['view', 'base-url']));
  expect(log.mock.calls.flat().join(' ')).toContain('it is one of market, holdings');
});

test('given a stylesheet, then the area stands in a shadow root with it, and so do its dialogs', async () => {
  const sheet = [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules, (rule) => rule.cssText)).join('\n');
  const href = URL.createObjectURL(new Blob([sheet], { type: 'text/css' }));
  const { element, errors, text } = show({ session: 'anonymous', view: 'holdings', stylesheet: href });
  await expect.poll(text).toContain('Log in');
  await expect.poll(() => element.shadowRoot?.querySelector<HTMLElement>('div')?.hidden).toBe(false);
  const button = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Log in');
  if (!button) throw new Error('No button.');
  expect(getComputedStyle(button).cursor).toBe('pointer');
  button.click();
  await expect.poll(() => element.shadowRoot?.querySelector('[role="dialog"]')?.textContent).toContain('Log in');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => element.shadowRoot?.querySelector('[role="dialog"]')).toBeNull();
  expect(errors).toEqual([]);
});

test('given a stylesheet that does not arrive, then the words are shown and the page is told', async () => {
  const href = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(href);
  const { element, errors } = show({ session: 'anonymous', view: 'holdings', stylesheet: href });
  await expect.poll(() => errors).toEqual([{ kind: 'stylesheet', href }]);
  await expect.poll(() => element.shadowRoot?.querySelector<HTMLElement>('div')?.hidden).toBe(false);
});

test('given login by event, when a visitor has to sign in, then the page is asked and no modal opens', async () => {
  const { element, text } = show({ session: 'anonymous', view: 'holdings', login: 'event' });
  const asked = vi.fn();
  element.addEventListener('earn-login', asked);
  await expect.poll(text).toContain('Log in');
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Log in')?.click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test('given a link out of the area, when the page prevents it, then the page opens it', async () => {
  const { element, text } = show({ session: 'anonymous', view: 'holdings', login: 'page' });
  const hrefs: string[] = [];
  element.addEventListener('earn-navigate', (event) => {
    event.preventDefault();
    hrefs.push((event as EarnAreaEvents['earn-navigate']).detail.href);
  });
  await expect.poll(text).toContain('Log in');
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Log in')?.click();
  await expect.poll(() => hrefs).toEqual([expect.stringContaining('login')]);
});

test('given the element moves within the page, then its area stays; when it is removed, then the area ends', async () => {
  const { element, text } = show({ session: 'anonymous', view: 'holdings' });
  await expect.poll(text).toContain('Log in');
  const area = element.querySelector('[data-part="earn-area"]');
  const other = document.createElement('section');
  document.body.append(other);
  onTestFinished(() => other.remove());
  other.append(element);
  await new Promise((wake) => setTimeout(wake, 50));
  expect(element.querySelector('[data-part="earn-area"]')).toBe(area);
  element.remove();
  await expect.poll(() => area?.isConnected).toBe(false);
  await expect.poll(() => element.querySelector('[data-part="earn-area"]')).toBeNull();
});
