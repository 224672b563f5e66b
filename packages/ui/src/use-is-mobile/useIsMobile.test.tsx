import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useIsMobile } from './useIsMobile.ts';

function Probe() {
  return <p>{useIsMobile() ? 'phone' : 'desktop'}</p>;
}

afterEach(() => page.viewport(1280, 800));

test('given a page, when its width passes the breakpoint, then the layout follows after 300 ms, and no sooner (UI-25, FM-20)', async () => {
  await page.viewport(1280, 800);
  let resized = Number.NaN;
  // Before the hook listens: what listens first hears first, and the time between the two must not be missing.
  window.matchMedia('(max-width: 768px)').addEventListener('change', () => (resized = performance.now()), { once: true });
  await render(<Probe />);
  const shown = page.getByText(/phone|desktop/).element();
  expect(shown.textContent).toBe('desktop');
  const followed = new Promise<number>((resolve) => {
    new MutationObserver(() => resolve(performance.now())).observe(shown, { characterData: true, childList: true, subtree: true });
  });
  await page.viewport(400, 800);
  const lasted = (await followed) - resized;
  expect(shown.textContent).toBe('phone');
  expect(lasted).toBeGreaterThanOrEqual(299);
  expect(lasted).toBeLessThan(800);
});

test('hydrates without a mismatch, then follows the width', async () => {
  await page.viewport(400, 800);
  const complaints = vi.spyOn(console, 'error');
  const recovered = vi.fn();
  const place = document.createElement('div');
  document.body.append(place);
  // The server's result, as useIsMobile.server.test.ts checks.
  place.innerHTML = '<p>desktop</p>';

  const root = hydrateRoot(place, <Probe />, { onRecoverableError: recovered });
  await expect.element(page.getByText('phone')).toBeInTheDocument();
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();

  await page.viewport(1280, 800);
  await expect.element(page.getByText('desktop')).toBeInTheDocument();
  root.unmount();
  place.remove();
});
