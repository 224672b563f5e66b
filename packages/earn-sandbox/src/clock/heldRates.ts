import { AsyncLocalStorage } from 'node:async_hooks';

/** The rates of one sandbox. */
interface SandboxRates {
  /** From this hour on they stand still (hours since 1970); infinite while they move. */
  stillFrom: number;
}

const rates = new AsyncLocalStorage<SandboxRates>();

/** Gives a sandbox rates of its own: what it returns runs work in which rates are those of this sandbox. */
export function ratesOfSandbox(): <T>(work: () => T) => T {
  const own: SandboxRates = { stillFrom: Number.POSITIVE_INFINITY };
  return (work) => rates.run(own, work);
}

/** Says from which hour on the rates of the sandbox that asks stand still, as its clock's row has it; `null` while they move. */
export function rateStandsFrom(hour: number | null): void {
  const own = rates.getStore();
  if (own !== undefined) own.stillFrom = hour ?? Number.POSITIVE_INFINITY;
}

/** From which hour on rates stand still (hours since 1970); infinite while they move. Rates of earlier hours are as they were. */
export const stillFrom = (): number => rates.getStore()?.stillFrom ?? Number.POSITIVE_INFINITY;
