import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Tabs } from '../tabs/Tabs.tsx';
import { EarnTheme } from '../theme/index.ts';

const names = Array.from({ length: 12 }, (_, index) => `Part ${index}`);

it('keeps the chosen tab in view when the row becomes narrower', async () => {
  await render(
    <EarnTheme>
      <div data-testid="room" style={{ width: 1200 }}>
        <Tabs
          label="Parts"
          value="Part 9"
          onValueChange={() => undefined}
          items={names.map((name) => ({ value: name, label: name, content: name }))}
        />
      </div>
    </EarnTheme>,
  );
  const row = page.getByRole('tablist').element();
  const room = page.getByTestId('room').element();
  if (!(room instanceof HTMLElement)) throw new Error('The room is not there');
  room.style.width = '320px';
  const chosen = page.getByRole('tab', { name: 'Part 9' }).element();
  await expect.poll(() => chosen.getBoundingClientRect().right <= row.getBoundingClientRect().right).toBe(true);
  expect(row.scrollLeft).toBeGreaterThan(0);
});
