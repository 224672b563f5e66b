import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { onTestFinished } from 'vitest';

/** Sets the value past React, as browsers and extensions do. */
export function setNatively(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
}

/** Renders a page with one field as a server does, puts a text into the field, and hydrates the page. */
export async function hydratedWith(page: ReactElement, text: string): Promise<HTMLInputElement> {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page);
  const input = host.querySelector('input');
  if (input === null) throw new Error('The page has no field');
  setNatively(input, text);
  const root = hydrateRoot(host, page);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
  return input;
}
