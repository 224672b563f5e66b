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
