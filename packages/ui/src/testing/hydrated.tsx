import { type ReactElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { onTestFinished } from 'vitest';

/** Sets the value past React, as browsers and extensions do. */
export function setNatively(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
}

/** Tells when the page has been hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Renders a page with one field as a server does, puts a text into the field, and hydrates the page. */
export async function hydratedWith(page: ReactElement, text: string): Promise<HTMLInputElement> {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page);
  const input = host.querySelector('input');
  if (input === null) throw new Error('The page has no field');
  setNatively(input, text);
  await new Promise<void>((resolve) => {
    const root = hydrateRoot(
      host,
      <>
        {page}
        <Hydrated onHydrated={resolve} />
      </>,
    );
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
  });
  // What the field reports is rendered.
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return input;
}
