import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Menu, MenuItem } from '../menu/Menu.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import '../styles.css';
// Their code is loaded when it is needed, and their rules have to be on the page before a shadow root adopts them.
import '../date-range-picker/RangePopover.tsx';
import '../select/SelectList.tsx';
import '../toast/ToastList.tsx';
import '../tooltip/TooltipLayer.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { press } from '../testing/touch.ts';
import { Toaster } from '../toast/index.ts';
import { EarnTheme, type EarnThemeProps } from './index.ts';
import { Choice, type LayerKind, Notify, Opened, layerKinds } from './testing/layerKinds.tsx';
import { focusedElement } from './tree.ts';

/** Where a host puts the area, and the root that its layers open in. */
interface Place {
  /** Element that the area is rendered into. */
  readonly area: HTMLElement;
  /** What the layers have to be inside. */
  readonly root: Element | ShadowRoot;
  /** Whether the host's own element still stands as it did. */
  readonly stands: () => boolean;
}

const added = (name: string, style = ''): HTMLElement => {
  const element = document.createElement(name);
  element.style.cssText = style;
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
};
const areaIn = (parent: Element | ShadowRoot): HTMLElement => {
  const area = document.createElement('div');
  parent.append(area);
  return area;
};

/** The page's sheets as one, as a host adopts ours in a shadow root. */
function adoptable(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules, (rule) => rule.cssText)).join('\n'));
  return sheet;
}

function shadowIn(parent: Element): ShadowRoot {
  const host = document.createElement('div');
  parent.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [adoptable()];
  return root;
}

const always = (): boolean => true;
const places: Readonly<Record<string, () => Place | Promise<Place>>> = {
  document: () => ({ area: areaIn(added('div')), root: document.body, stands: always }),
  'a shadow root': () => {
    const root = shadowIn(added('div'));
    return { area: areaIn(root), root, stands: always };
  },
  'a modal dialog': () => {
    const dialog = added(
      'dialog',
      'inset: 0; margin: 0; width: 900px; height: 600px; max-width: none; max-height: none',
    ) as HTMLDialogElement;
    dialog.showModal();
    return { area: areaIn(dialog), root: dialog, stands: () => dialog.open };
  },
  'a popover': () => {
    const popover = added('div', 'inset: 0; margin: 0; width: 900px; height: 600px');
    popover.popover = 'auto';
    popover.showPopover();
    return { area: areaIn(popover), root: popover, stands: () => popover.matches(':popover-open') };
  },
  'a full-screen element': async () => {
    const screen = added('div', 'background: white');
    const button = document.createElement('button');
    button.textContent = 'Full screen';
    screen.append(button);
    button.addEventListener('click', () => void screen.requestFullscreen());
    await userEvent.click(button);
    await vi.waitFor(() => expect(document.fullscreenElement).toBe(screen));
    onTestFinished(() => document.exitFullscreen());
    button.remove();
    return { area: areaIn(screen), root: screen, stands: () => document.fullscreenElement === screen };
  },
  'a modal of a library': () => {
    // As Bootstrap's: it takes back the focus, is transformed, and clips.
    const modal = added('div', 'position: fixed; inset: 0; z-index: 1055; overflow: hidden; transform: translateY(0); background: white');
    modal.role = 'dialog';
    modal.ariaModal = 'true';
    modal.tabIndex = -1;
    const trap = ({ target }: Event): void => {
      if (target instanceof Node && !modal.contains(target)) modal.focus();
    };
    document.addEventListener('focusin', trap);
    onTestFinished(() => document.removeEventListener('focusin', trap));
    return { area: areaIn(modal), root: modal, stands: always };
  },
  'a section below others': () => {
    const section = added('section', 'position: relative; z-index: 1; overflow: clip; transform: translateX(0); height: 120px');
    added('section', 'position: fixed; inset: 150px 0 0; z-index: 9999; background: silver');
    return { area: areaIn(section), root: document.body, stands: always };
  },
  'a shadow root in a section below others': () => {
    const section = added('section', 'position: relative; z-index: 1; overflow: clip; transform: translateX(0); height: 120px');
    added('section', 'position: fixed; inset: 150px 0 0; z-index: 9999; background: silver');
    const root = shadowIn(section);
    return { area: areaIn(root), root, stands: always };
  },
};

/** Renders into a place, as a host without a React of its own does. */
function show(area: HTMLElement, content: ReactNode, props: Partial<EarnThemeProps> = {}): void {
  const root = createRoot(area);
  onTestFinished(() => root.unmount());
  root.render(
    <EarnTheme appearance="light" background={false} {...props}>
      <Toaster>
        <div style={{ padding: '60px 80px 20px' }}>{content}</div>
      </Toaster>
    </EarnTheme>,
  );
}

const triggerIn = (area: HTMLElement): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const trigger = area.querySelector<HTMLElement>('button');
    if (!trigger) throw new Error('No trigger yet.');
    return trigger;
  });

/** What is drawn at the middle of an element, through shadow roots. */
function drawnAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  let drawn = document.elementFromPoint(left + width / 2, top + height / 2);
  for (let inner = drawn; inner?.shadowRoot; drawn = inner) {
    const next: Element | null = inner.shadowRoot.elementFromPoint(left + width / 2, top + height / 2);
    if (!next || next === inner) break;
    inner = next;
    drawn = next;
  }
  return drawn;
}

const LOOK = ['fontFamily', 'fontSize', 'lineHeight', 'color', 'backgroundColor', 'padding', 'borderRadius', 'boxShadow'] as const;
const lookOf = (element: Element): readonly string[] => LOOK.map((property) => getComputedStyle(element)[property]);

/** The look of each kind in the document. */
const looks = new Map<string, readonly string[]>();

async function open(area: HTMLElement, { layer, onFocus = false }: LayerKind, root: Element | ShadowRoot) {
  const trigger = await triggerIn(area);
  if (onFocus) await userEvent.keyboard('{Tab}');
  if (onFocus) trigger.focus();
  else await press(trigger);
  const opened = await vi.waitFor(
    () => {
      const found = root.querySelector<HTMLElement>(layer) ?? undefined;
      if (!found || getComputedStyle(found).visibility === 'hidden') throw new Error(`${layer} is not open.`);
      return found;
    },
    { timeout: 4000 },
  );
  await Promise.all(opened.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  return { trigger, opened };
}

const goes = (element: Element): Promise<void> => vi.waitFor(() => expect(element.isConnected).toBe(false));

/** The long check tries every kind in every place, this one each kind in the document and in one other, and two kinds in all. */
const isLong = import.meta.env['EARNKIT_LONG'] === '1';
const EVERYWHERE = ['dialog', 'select'];
const table = Object.keys(places)
  .flatMap((place, column) =>
    Object.keys(layerKinds).map((kind, row) => ({
      kind,
      place,
      own: column === 0 || column === 1 + (row % (Object.keys(places).length - 1)),
    })),
  )
  .filter(({ kind, own }) => isLong || own || EVERYWHERE.includes(kind));

it.each(table)(
  'given a $kind in $place, when it opens, then it stands there on top, looks the same, and leaves alone',
  async ({ kind, place }) => {
    const { area, root, stands } = await places[place]!(); // oxlint-disable-line typescript/no-non-null-assertion -- a key of the table
    const described = layerKinds[kind]!; // oxlint-disable-line typescript/no-non-null-assertion -- a key of the table
    show(area, described.content);
    const { trigger, opened } = await open(area, described, root);
    expect(root.contains(opened)).toBe(true);
    expect(opened.closest('[data-earn-layer]')?.parentNode).toBe(root);
    await vi.waitFor(() => expect(opened.contains(drawnAt(opened))).toBe(true));
    const look = looks.get(kind) ?? lookOf(opened);
    looks.set(kind, look);
    expect(lookOf(opened)).toEqual(look);

    if (kind === 'toast') opened.querySelector('button')?.focus();
    await userEvent.keyboard('{Escape}');
    await goes(opened);
    expect(stands()).toBe(true);
    await vi.waitFor(() => expect(focusedElement()).toBe(trigger));
    expect(document.documentElement.style.overflow).toBe('');

    if (described.stays) return;
    trigger.blur();
    const again = await open(area, described, root);
    await press({ x: 20, y: 20 });
    await goes(again.opened);
    expect(stands()).toBe(true);
  },
);

const names = (elements: Iterable<Element>): readonly string[] => Array.from(elements, (element) => element.textContent);

it('given a dialog in a shadow root, when Tab is pressed, then the focus goes around in it, and the rest of the root is not heard', async () => {
  const root = shadowIn(added('div'));
  const beside = root.appendChild(document.createElement('p'));
  beside.textContent = 'Beside';
  const area = areaIn(root);
  show(area, <Opened as={Dialog} />);
  const { opened, trigger } = await open(area, layerKinds['dialog']!, root); // oxlint-disable-line typescript/no-non-null-assertion -- a key of the table
  await vi.waitFor(() => expect(opened.contains(focusedElement())).toBe(true));
  await vi.waitFor(() => expect([area, beside].map((element) => element.ariaHidden)).toEqual(['true', 'true']));
  expect(opened.closest('[aria-hidden="true"]')).toBeNull();
  const visited = new Set<Element | null>();
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(keys);
    expect(opened.contains(focusedElement())).toBe(true);
    visited.add(focusedElement());
  }
  expect(visited.size).toBe(3);
  // A script of the host cannot take the focus out of it either.
  const field = added('input');
  field.focus();
  expect(opened.contains(focusedElement())).toBe(true);
  await userEvent.keyboard('{Escape}');
  await goes(opened);
  await vi.waitFor(() => expect([area, beside].map((element) => element.ariaHidden)).toEqual([null, null]));
  await vi.waitFor(() => expect(focusedElement()).toBe(trigger));
});

it('given a dialog in a shadow root within another, then what is around each of them is not heard while it is open', async () => {
  // What hides the page for Radix does not find the way out of two roots, and says so.
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const page = added('p');
  const outer = shadowIn(added('div'));
  const beside = outer.appendChild(document.createElement('p'));
  const section = outer.appendChild(document.createElement('section'));
  const root = shadowIn(section);
  const area = areaIn(root);
  show(area, <Opened as={Dialog} />);
  const { opened } = await open(area, layerKinds['dialog']!, root); // oxlint-disable-line typescript/no-non-null-assertion -- a key of the table
  const others = [page, beside, area];
  await vi.waitFor(() => expect(others.map((element) => element.ariaHidden)).toEqual(['true', 'true', 'true']));
  for (let node: Node | null = opened; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    expect(node instanceof Element && node.ariaHidden === 'true').toBe(false);
  await userEvent.keyboard('{Escape}');
  await goes(opened);
  await vi.waitFor(() => expect(others.map((element) => element.ariaHidden)).toEqual([null, null, null]));
});

it('given a popover in a shadow root, when it opens, then its first control has the focus, Tab goes around, and its trigger closes it', async () => {
  const root = shadowIn(added('div'));
  const area = areaIn(root);
  show(area, layerKinds['popover']?.content);
  const { opened, trigger } = await open(area, layerKinds['popover']!, root); // oxlint-disable-line typescript/no-non-null-assertion -- a key of the table
  const focused = () => focusedElement()?.textContent;
  await vi.waitFor(() => expect(focused()).toBe('One'));
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Two');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('One');
  await press(trigger);
  await goes(opened);
  await new Promise((wake) => setTimeout(wake, 100));
  expect(root.querySelector('[data-part="popover"]')).toBeNull();
});

it('given groups of controls in a shadow root, when arrow keys are pressed, then the focus moves by one', async () => {
  const root = shadowIn(added('div'));
  const area = areaIn(root);
  function Groups() {
    const [tab, setTab] = useState('b');
    const [size, setSize] = useState('s');
    return (
      <>
        <Menu align="start" trigger={<Button>Open</Button>}>
          {['One', 'Two', 'Three'].map((name) => (
            <MenuItem key={name}>{name}</MenuItem>
          ))}
        </Menu>
        <Tabs
          label="Pages"
          value={tab}
          onValueChange={setTab}
          items={['a', 'b', 'c', 'd'].map((value) => ({ value, label: value, content: value }))}
        />
        <SegmentedControl
          label="Size"
          value={size}
          onValueChange={setSize}
          options={['s', 'm', 'l'].map((value) => ({ value, label: value }))}
        />
      </>
    );
  }
  show(area, <Groups />);
  const trigger = await triggerIn(area);
  const focused = () => focusedElement()?.textContent;
  // The menu opens by a key with its first item.
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(focused()).toBe('One'));
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(focused()).toBe('Two'));
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(focused()).toBe('Three'));
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(focused()).toBe('One'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(focusedElement()).toBe(trigger));
  await userEvent.keyboard('{Tab}');
  await vi.waitFor(() => expect(focused()).toBe('b'));
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(focused()).toBe('c'));
  expect(names(root.querySelectorAll('[role="tab"][aria-selected="true"]'))).toEqual(['c']);
  root.querySelector<HTMLElement>('[role="radio"]')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(names(root.querySelectorAll('[role="radio"][aria-checked="true"]'))).toEqual(['m']));
});

/** A select and a toast in a dialog. */
function Layered() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Redeem">
        <Choice />
        <Notify />
      </Dialog>
    </>
  );
}

it.each(Object.keys(places))(
  'given a list and a toast over a dialog in %s, when Escape is pressed, then one closes after the other',
  async (place) => {
    const { area, root, stands } = await places[place]!(); // oxlint-disable-line typescript/no-non-null-assertion -- a key of the table
    show(area, <Layered />);
    const { opened } = await open(area, layerKinds['dialog']!, root); // oxlint-disable-line typescript/no-non-null-assertion -- a key of the table
    const box = opened.querySelector<HTMLElement>('[role="combobox"]');
    if (!box) throw new Error('No select.');
    await press(box);
    const list = await vi.waitFor(() => {
      const found = root.querySelector('[data-part="select-list"]');
      if (!found) throw new Error('No list.');
      return found;
    });
    await vi.waitFor(() => expect(list.contains(drawnAt(list))).toBe(true));
    await userEvent.keyboard('{Escape}');
    await goes(list);
    expect(opened.isConnected).toBe(true);
    const notify = [...opened.querySelectorAll('button')].find(({ textContent }) => textContent === 'Open');
    if (!notify) throw new Error('No button.');
    await press(notify);
    const toast = await vi.waitFor(() => {
      const found = root.querySelector<HTMLElement>('[data-part="toaster-item"]');
      if (!found) throw new Error('No toast.');
      return found;
    });
    await vi.waitFor(() => expect(toast.contains(drawnAt(toast))).toBe(true));
    // A press on a toast is not one outside the dialog.
    await press(toast);
    await new Promise((wake) => setTimeout(wake, 100));
    expect(opened.isConnected).toBe(true);
    const dismiss = toast.querySelector('button');
    dismiss?.focus();
    expect(focusedElement()).toBe(dismiss);
    await userEvent.keyboard('{Escape}');
    await goes(toast);
    expect(opened.isConnected).toBe(true);
    await vi.waitFor(() => expect(opened.contains(focusedElement())).toBe(true));
    await userEvent.keyboard('{Escape}');
    await goes(opened);
    expect(stands()).toBe(true);
  },
);

it('given a modal dialog inside the area, when a layer opens in it, then it stands in that dialog', async () => {
  const area = areaIn(added('div'));
  const dialog: { current: HTMLDialogElement | null } = { current: null };
  show(
    area,
    <dialog ref={dialog}>
      <Choice />
    </dialog>,
  );
  await triggerIn(area);
  dialog.current?.showModal();
  const box = area.querySelector<HTMLElement>('[role="combobox"]');
  if (!box || !dialog.current) throw new Error('No select.');
  await press(box);
  await vi.waitFor(() => expect(dialog.current?.querySelector('[data-part="select-list"]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(dialog.current?.querySelector('[data-part="select-list"]')).toBeNull());
  expect(dialog.current.open).toBe(true);
});

it.each(Object.keys(layerKinds))('given a container, when a %s opens, then it stands in it, also from a theme inside', async (kind) => {
  const described = layerKinds[kind]!; // oxlint-disable-line typescript/no-non-null-assertion -- a key of the table
  const container = added('div');
  const area = areaIn(added('div'));
  show(area, <EarnTheme>{described.content}</EarnTheme>, { container: { current: container } });
  const { opened } = await open(area, described, container);
  expect(opened.closest('[data-earn-layer]')?.parentNode).toBe(container);
});

it('given a toast in a modal dialog inside the area, when the dialog closes, then the toast moves to the page', async () => {
  const area = areaIn(added('div'));
  const dialog: { current: HTMLDialogElement | null } = { current: null };
  show(
    area,
    <dialog ref={dialog}>
      <Notify />
    </dialog>,
  );
  const trigger = await triggerIn(area);
  dialog.current?.showModal();
  await press(trigger);
  await vi.waitFor(() => expect(dialog.current?.querySelector('[data-part="toaster-item"]')).not.toBeNull());
  dialog.current?.close();
  const toast = await vi.waitFor(() => {
    const found = document.querySelector('body > [data-earn-layer] [data-part="toaster-item"]');
    if (!found) throw new Error('The toast is not on the page.');
    return found;
  });
  await vi.waitFor(() => expect(toast.contains(drawnAt(toast))).toBe(true));
});

it('given a shadow root in a page that is marked dark, then the theme and its layers are dark, and follow the page', async () => {
  const section = added('section');
  section.dataset['theme'] = 'dark';
  const root = shadowIn(section);
  const area = areaIn(root);
  show(area, layerKinds['dialog']?.content, { appearance: 'inherit' });
  const { opened } = await open(area, layerKinds['dialog']!, root); // oxlint-disable-line typescript/no-non-null-assertion -- a key of the table
  const panel = () => getComputedStyle(opened).backgroundColor;
  await vi.waitFor(() => expect(panel()).toBe('rgb(24, 25, 27)'));
  section.dataset['theme'] = 'light';
  await vi.waitFor(() => expect(panel()).toBe('rgb(255, 255, 255)'));
});
