import { earnErrorOf } from '@earnkit/core';
import type { EarnClient, UnreadableReport } from '@earnkit/core/client';

/**
 * Logs what only a developer can fix. A line holds no values of the exchange, which may be a person's, unless an error that an adapter's own
 * code threw quotes one.
 */
export type Logger = (message: string) => void;

/**
 * The same client, which logs once per call, field and problem what could not be read: rows that were left out, and figures
 * that are shown as `--` (UI-29, AMB-133). A missing figure is not logged. It also logs once each call that an adapter has no handler of.
 */
export function withUnreadableLog(client: EarnClient, log: Logger): EarnClient {
  const reported = new Set<string>();
  const tell = (line: string, problem = line): void => {
    if (reported.has(problem)) return;
    reported.add(problem);
    log(line);
  };
  const onUnreadable = ({ call, rows, figures }: UnreadableReport): void => {
    for (const { index, field, problem } of rows)
      tell(
        `EK009: Earnkit left out a row of ${call}: ${field || `row ${index}`} ${problem}. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek009`,
        `${call} ${field} ${problem}`,
      );
    for (const { field, problem } of figures)
      tell(
        `EK010: Earnkit takes a figure of ${call} for unknown: ${field} ${problem}. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek010`,
      );
  };
  return {
    ...(client.exchangeTimeZone !== undefined && { exchangeTimeZone: client.exchangeTimeZone }),
    newRequestId: () => client.newRequestId?.(),
    isSignedIn: async (composer) => (await client.isSignedIn?.(composer)) ?? true,
    call: async (endpoint, input, options) => {
      try {
        return await client.call(endpoint, input, { ...options, onUnreadable });
      } catch (thrown) {
        if (earnErrorOf(thrown)?.kind === 'not-offered')
          tell(
            `EK011: The adapter has no handler of "${endpoint.name}". https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek011`,
          );
        throw thrown;
      }
    },
  };
}
