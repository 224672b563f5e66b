/** What a server cannot know of the browser: the time, the zone, the language, and a random value that the browser would repeat. */
type DeviceValue = 'clock' | 'random value' | 'time zone' | 'language';

/**
 * Renders where reading the clock, a random value, the machine's time zone or its language throws.
 *
 * @returns what was rendered, and what was read, also where an error was caught.
 */
export function withoutDevice<Result>(render: () => Result): { readonly result: Result; readonly reads: readonly string[] } {
  const reads: string[] = [];
  const refuse = (what: DeviceValue): never => {
    const error = new Error(`Reads the ${what}`);
    reads.push(
      `${what} ${(error.stack ?? '')
        .split('\n')
        .slice(3, 9)
        .map((line) => line.trim())
        .join(' < ')}`,
    );
    throw error;
  };
  const real = { Date: globalThis.Date, Intl: globalThis.Intl, random: Math.random, uuid: crypto.randomUUID };
  class RefusedDate extends real.Date {
    constructor(...parts: readonly [] | readonly [number]) {
      if (parts.length === 0) refuse('clock');
      super(...(parts as [number]));
    }
    static override now(): number {
      return refuse('clock');
    }
  }
  const needsLanguage = (name: string): unknown =>
    new Proxy(Reflect.get(real.Intl, name) as new (...args: unknown[]) => object, {
      construct: (target, args: unknown[]) => (args[0] === undefined ? refuse('language') : Reflect.construct(target, args)),
      apply: (_, __, args: unknown[]) => (args[0] === undefined ? refuse('language') : undefined),
    });
  const needsZone = (target: new (...args: unknown[]) => object, args: unknown[]): object => {
    const [language, options] = args as [unknown, { timeZone?: string } | undefined];
    if (options?.timeZone === undefined) refuse('time zone');
    return language === undefined ? refuse('language') : Reflect.construct(target, args);
  };
  const DateTimeFormat = new Proxy(real.Intl.DateTimeFormat as unknown as new (...args: unknown[]) => object, {
    construct: needsZone,
    apply: (target, _, args: unknown[]) => needsZone(target, args),
  });
  const names = ['NumberFormat', 'PluralRules', 'ListFormat', 'Collator'];
  const intl = Object.create(real.Intl) as Record<string, unknown>;
  for (const name of names) intl[name] = needsLanguage(name);
  intl['DateTimeFormat'] = DateTimeFormat;
  Object.assign(globalThis, { Date: RefusedDate, Intl: intl });
  Math.random = () => refuse('random value');
  crypto.randomUUID = () => refuse('random value');
  try {
    return { result: render(), reads };
  } finally {
    Object.assign(globalThis, { Date: real.Date, Intl: real.Intl });
    Math.random = real.random;
    crypto.randomUUID = real.uuid;
  }
}
