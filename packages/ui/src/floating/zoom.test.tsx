import { afterEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Menu, MenuItem } from '../menu/Menu.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Select } from '../select/index.ts';
import '../styles.css';
import { settled } from '../testing/settled.ts';
import { EarnTheme } from '../theme/index.ts';
import { Tooltip } from '../tooltip/index.ts';

afterEach(async () => {
  document.body.style.zoom = '';
  await page.viewport(1280, 800);
});

interface Case {
  readonly what: string;
  readonly part: React.ReactNode;
  readonly trigger: () => Locator;
  readonly layer: () => Locator;
  readonly open: (trigger: Locator) => Promise<void>;
}

const press = (trigger: Locator) => userEvent.click(trigger);
const button = (name: RegExp) => () => page.getByRole('button', { name });
const options = Array.from({ length: 30 }, (_, at) => ({ value: `${at}`, label: `Choice ${at}` }));

const CASES: readonly Case[] = [
  {
    what: 'the list of a select',
    part: <Select label="Coin" options={options} value="3" onValueChange={() => {}} />,
    trigger: () => page.getByRole('combobox', { name: /Coin/ }),
    layer: () => page.getByRole('listbox'),
    open: press,
  },
  {
    what: 'a menu',
    part: (
      <Menu trigger={<Button>More</Button>}>
        <MenuItem>First of two commands</MenuItem>
        <MenuItem>Second</MenuItem>
      </Menu>
    ),
    trigger: button(/More/),
    layer: () => page.getByRole('menu'),
    open: press,
  },
  {
    what: 'a popover',
    part: (
      <Popover label="Parts of the rate" trigger={<Button>Rate</Button>}>
        Base 1 %, bonus 2 %
      </Popover>
    ),
    trigger: button(/Rate/),
    layer: () => page.getByRole('dialog', { name: 'Parts of the rate' }),
    open: press,
  },
  {
    what: 'a tooltip',
    part: <Tooltip content="A year has 365 days">Yearly</Tooltip>,
    trigger: button(/Yearly/),
    layer: () => page.getByRole('tooltip'),
    open: (trigger) => userEvent.hover(trigger),
  },
  {
    what: 'a calendar',
    part: <DateRangePicker label="Period" locale="en-US" today="2026-01-15" timeZone="UTC" />,
    trigger: button(/^Period/),
    layer: () => page.getByRole('dialog', { name: 'Period' }),
    open: press,
  },
];

/** Where a part stands on the screen, without the pixel of a rounding. */
const place = (locator: Locator) =>
  (locator.element().closest('[role="tooltip"]')?.parentElement ?? locator.element()).getBoundingClientRect();

describe.each(['0.8', '1.25'])('a body with zoom %s', (zoom) => {
  describe.each(['in the page', 'in a dialog'])('%s', (around) => {
    it.each(CASES)('given $what, when it opens, then it is beside its control, of the page’s size, and on the screen', async (which) => {
      const { part, trigger, layer, open } = which;
      const look = async () => {
        const field = <div style={{ width: 300, marginBlock: 120, marginInlineStart: 300 }}>{part}</div>;
        const screen = await render(
          <EarnTheme>
            {around === 'in the page' ? (
              field
            ) : (
              <Dialog open title="Around" onOpenChange={() => {}}>
                <div style={{ width: 300, paddingBlockEnd: 200 }}>{part}</div>
              </Dialog>
            )}
          </EarnTheme>,
        );
        await settled();
        await open(trigger());
        await expect.element(layer()).toBeVisible();
        await settled();
        const control = place(trigger());
        const opened = place(layer());
        await userEvent.unhover(document.body);
        await screen.unmount();
        return { control, opened };
      };
      const plain = await look();
      document.body.style.zoom = zoom;
      const zoomed = await look();
      const scale = Number(zoom);
      const gap = zoomed.opened.top - zoomed.control.bottom;
      const above = zoomed.control.top - zoomed.opened.bottom;
      expect(Math.max(gap, above)).toBeGreaterThan(0);
      expect(Math.max(gap, above)).toBeLessThan(24 * scale);
      expect(zoomed.opened.width / plain.opened.width).toBeCloseTo(scale, 1);
      expect(zoomed.opened.left).toBeLessThan(zoomed.control.right);
      expect(zoomed.opened.right).toBeGreaterThan(zoomed.control.left);
      expect(zoomed.opened.left).toBeGreaterThanOrEqual(0);
      expect(zoomed.opened.right).toBeLessThanOrEqual(1280);
      expect(zoomed.opened.bottom).toBeLessThanOrEqual(800);
    });
  });
});
