import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import '../styles.css';
import { drag, tap } from '../testing/touch.ts';
import { EarnTheme } from '../theme/index.ts';
import { Tabs } from './Tabs.tsx';

const names = Array.from({ length: 12 }, (_, index) => `Part ${index}`);

function Many() {
  const [value, setValue] = useState('Part 0');
  return (
    <EarnTheme>
      <div style={{ width: 320 }}>
        <Tabs
          label="Parts"
          value={value}
          onValueChange={setValue}
          items={names.map((name) => ({ value: name, label: name, content: name }))}
        />
      </div>
    </EarnTheme>
  );
}

it('scrolls and chooses a tab by touch on 44 px targets', async () => {
  await render(<Many />);
  const row = page.getByRole('tablist').element();
  expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  expect(page.getByRole('tab', { name: 'Part 1', exact: true }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await drag(row, { x: -120, y: 0 });
  await vi.waitFor(() => expect(row.scrollLeft).toBeGreaterThan(50));
  const before = row.scrollLeft;
  await tap(page.getByRole('tab', { name: 'Part 4' }).element());
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Part 4');
  expect(Math.abs(row.scrollLeft - before)).toBeLessThan(200);
});

it('chooses a segment by touch', async () => {
  const onValueChange = vi.fn();
  await render(
    <EarnTheme>
      <SegmentedControl
        label="Range"
        value="7"
        onValueChange={onValueChange}
        options={[
          { value: '7', label: '7 days' },
          { value: '30', label: '30 days' },
        ]}
      />
    </EarnTheme>,
  );
  const segment = page.getByRole('radio', { name: '30 days' }).element();
  expect(segment.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await tap(segment);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('30');
});
