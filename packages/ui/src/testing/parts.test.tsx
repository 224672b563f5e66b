import { createRef, type Ref } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import * as ui from '../index.ts';
import { BarChart } from '../bar-chart/index.ts';
import { LineChart } from '../line-chart/index.ts';
import { VirtualTable } from '../virtual-table/index.ts';
import { everyPart, type Styling } from './everyPart.tsx';

const PARTS = everyPart({ ...ui, BarChart, LineChart, VirtualTable });
const nothing = (): void => undefined;
const opener = <button type="button">Open</button>;

/** Fields hand their control to a form library, so their ref is the control. */
const FIELDS = new Set(['slider', 'checkbox', 'confirm-switch', 'date-range-picker', 'decimal-input', 'search-field', 'select', 'switch']);

for (const [name, draw] of Object.entries(PARTS)) {
  test(`given the part ${name}, when a team gives className, style, data and a ref, then its root has them and its data-part`, async () => {
    const ref = createRef<Element>();
    const styling: Styling = { ref: ref as Ref<never>, className: 'ours', style: { outlineWidth: '7px' }, 'data-team': 'earn' };
    await render(<ui.EarnTheme>{draw(styling)}</ui.EarnTheme>);
    await expect.poll(() => document.querySelectorAll(`[data-part='${name}'].ours[data-team='earn']`).length).toBe(1);
    const root = document.querySelector<HTMLElement>(`[data-part='${name}'].ours`);
    expect(root?.style.outlineWidth).toBe('7px');
    if (FIELDS.has(name)) expect(root?.contains(ref.current)).toBe(true);
    else expect(ref.current).toBe(root);
  });
}

test('given a menu, when it is open, then its content and its items have their names, and each takes a class', async () => {
  const screen = await render(
    <ui.EarnTheme>
      <ui.Menu trigger={opener} className="ours">
        <ui.MenuLabel className="ours">Language</ui.MenuLabel>
        <ui.MenuItem className="ours">Help</ui.MenuItem>
        <ui.MenuSeparator className="ours" />
        <ui.MenuRadioGroup className="ours" label="Theme" value="dark" onValueChange={nothing}>
          <ui.MenuRadioItem className="ours" value="dark">
            Dark
          </ui.MenuRadioItem>
        </ui.MenuRadioGroup>
      </ui.Menu>
    </ui.EarnTheme>,
  );
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect
    .poll(() => [...document.querySelectorAll<HTMLElement>('.ours')].map(({ dataset }) => dataset['part']))
    .toEqual(['menu', 'menu-label', 'menu-item', 'menu-separator', 'menu-radio-group', 'menu-radio-item']);
});

test('given a tooltip, when it is open, then its content has its name and the class of the team', async () => {
  const screen = await render(
    <ui.EarnTheme>
      <ui.Tooltip content="A year" className="ours">
        APR
      </ui.Tooltip>
    </ui.EarnTheme>,
  );
  await screen.getByRole('button', { name: 'APR' }).hover();
  await expect.poll(() => document.querySelector<HTMLElement>('.ours')?.dataset['part']).toBe('tooltip');
});

test('given rules of a team outside a cascade layer, when they select a class or a data-part, then they win over those of the part', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.wide { padding: 31px } [data-part='summary-list-item'] { padding: 13px }`);
  document.adoptedStyleSheets.push(sheet);
  try {
    const screen = await render(
      <ui.EarnTheme>
        <ui.Button className="wide" style={{ marginTop: '5px' }}>
          Redeem
        </ui.Button>
        <ui.SummaryList items={[{ key: 'coin', label: 'Coin', value: 'BTC' }]} />
      </ui.EarnTheme>,
    );
    const button = getComputedStyle(screen.getByRole('button').element());
    expect([button.paddingLeft, button.marginTop]).toEqual(['31px', '5px']);
    const item = document.querySelector('[data-part="summary-list-item"]');
    expect(item && getComputedStyle(item).paddingTop).toBe('13px');
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
});

test('given a part that is the root of another part, when the outer part sets data-part, then its name is used', async () => {
  await render(<ui.Skeleton data-part="price" />);
  expect(document.querySelector('[data-part="price"]')).not.toBeNull();
  expect(document.querySelector('[data-part="skeleton"]')).toBeNull();
});
