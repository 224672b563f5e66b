/** Runs a check while the browser matches other media features, and restores them. Only for tests. */
export async function emulate(features: Readonly<Record<string, string>>, check: () => Promise<void>): Promise<void> {
  const { cdp } = await import('vitest/browser');
  // `cdp` gives what a provider implements; Playwright's is a session of the Chrome DevTools Protocol.
  const session = cdp() as { send: (method: string, params: object) => Promise<unknown> };
  const set = (values: readonly (readonly [string, string])[]) =>
    session.send('Emulation.setEmulatedMedia', { features: values.map(([name, value]) => ({ name, value })) });
  const emulated = Object.entries(features);
  await set(emulated);
  try {
    await check();
  } finally {
    await set(emulated.map(([name]) => [name, '']));
  }
}
