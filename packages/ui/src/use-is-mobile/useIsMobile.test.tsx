import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useIsMobile } from './useIsMobile.ts';

function Probe() {
  return <p>{useIsMobile() ? 'phone' : 'desktop'}</p>;
}

afterEach(() => page.viewport(1280, 800));

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
