import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

type Appearance = 'light' | 'dark';

/** A story is no whole page, and needs no landmarks. */
const RULES = { region: { enabled: false } };

let shown: Appearance | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The appearance a story was asked for, or for a moment the other one. */
export const useAppearance = (chosen: Appearance): Appearance => useSyncExternalStore(subscribe, () => shown) ?? chosen;

/**
 * Throws, and so fails the story, when axe finds a fault in what it ended with in the other appearance. The story is not
 * played again: that takes as long as the first time, and colours are all that differs.
 */
export async function refuseFaultsIn(appearance: Appearance): Promise<void> {
  const { default: axe } = await import('axe-core');
  // A colour on its way to another one is neither of them.
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  try {
    show(appearance);
    if (!document.querySelector(`.radix-themes.${appearance}`)) throw new Error(`The story could not be shown ${appearance}.`);
    const { violations } = await unchanged(() =>
      axe.run({ include: document.body, exclude: ['.sb-wrapper'] }, { rules: RULES, resultTypes: ['violations'] }),
    );
    const faults = violations.flatMap(({ help, nodes }) => nodes.map(({ html, failureSummary }) => `${help}: ${html}\n${failureSummary}`));
    if (faults.length > 0) throw new Error(`Shown ${appearance}:\n${faults.join('\n')}`);
  } finally {
    show(undefined);
    // Painted while nothing moves, so that nothing begins to move when it may.
    document.body.getBoundingClientRect();
    still.remove();
  }
}

/** What is found in a page that changes meanwhile is true of neither before nor after: it is looked at again, a few times. */
async function unchanged<Result>(look: () => Promise<Result>): Promise<Result> {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  try {
    let result = await look();
    for (let again = 0; changed && again < 3; again++) {
      changed = false;
      result = await look();
    }
    return result;
  } finally {
    observer.disconnect();
  }
}

function show(appearance: Appearance | undefined) {
  shown = appearance;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
