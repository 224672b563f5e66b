import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { drag } from '../testing/touch.ts';
import { EarnTheme } from '../theme/index.ts';
import { Slider } from './Slider.tsx';

const commits = vi.fn();

function Days() {
  const [value, setValue] = useState(45);
  return (
    <EarnTheme>
      <div style={{ width: 320 }}>
        <Slider
          label="I need it"
          value={value}
          min={1}
          max={120}
          valueText={`in ${value} days`}
          onValueChange={setValue}
          onValueCommit={commits}
        />
      </div>
    </EarnTheme>
  );
}

it('is dragged by touch on a 44 px target, and says once where it was let go', async () => {
  await render(<Days />);
  const thumb = page.getByRole('slider').element();
  const target = getComputedStyle(thumb, '::after');
  expect(Number.parseFloat(target.width)).toBeGreaterThanOrEqual(44);
  expect(Number.parseFloat(target.height)).toBeGreaterThanOrEqual(44);
  await drag(thumb, { x: 80, y: 0 });
  await vi.waitFor(() => expect(Number(thumb.getAttribute('aria-valuenow'))).toBeGreaterThan(65));
  expect(commits).toHaveBeenCalledExactlyOnceWith(Number(thumb.getAttribute('aria-valuenow')));
});

it('given a finger on the line that scrolls the page, then the number stays as it was, and nothing is committed', async () => {
  commits.mockClear();
  await render(
    <div style={{ paddingBlock: 300 }}>
      <Days />
      <div style={{ height: 2000 }} />
    </div>,
  );
  const thumb = page.getByRole('slider').element();
  const line = document.querySelector('[data-part="slider"] [data-orientation]');
  if (!line) throw new Error('The slider has a line');
  for (const y of [-120, 80]) {
    const before = scrollY;
    await drag(line, { x: 4, y });
    await vi.waitFor(() => expect(scrollY).not.toBe(before));
    expect(thumb.getAttribute('aria-valuenow')).toBe('45');
  }
  expect(commits).not.toHaveBeenCalled();
});
