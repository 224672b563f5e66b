import { AsyncLocalStorage } from 'node:async_hooks';

/** The rates of one sandbox. */
interface SandboxRates {
  /** The rates are frozen from this hour on (hours since 1970); infinite while they change. */
  stillFrom: number;
}

const rates = new AsyncLocalStorage<SandboxRates>();

/** Creates the rates of one sandbox. The function that it returns runs work with these rates. */
export function ratesOfSandbox(): <T>(work: () => T) => T {
  const own: SandboxRates = { stillFrom: Number.POSITIVE_INFINITY };
  return (work) => rates.run(own, work);
}

/** Sets the hour from which the rates of the current sandbox are frozen, from the clock's row; `null` while they change. */
export function rateStandsFrom(hour: number | null): void {
  const own = rates.getStore();
  if (own !== undefined) own.stillFrom = hour ?? Number.POSITIVE_INFINITY;
}

/** The hour from which rates are frozen (hours since 1970); infinite while they change. Rates of earlier hours do not change. */
export const stillFrom = (): number => rates.getStore()?.stillFrom ?? Number.POSITIVE_INFINITY;
