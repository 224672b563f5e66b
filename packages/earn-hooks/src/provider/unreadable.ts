import type { EarnClient, UnreadableReport } from '@earnkit/core/client';

/** Logs what only a developer can fix. A line holds no values of the exchange, which may be a person's. */
export type Logger = (message: string) => void;

/**
 * The same client, which logs once per call, field and problem what could not be read: rows that were left out, and figures
 * that are shown as `--` (UI-29, AMB-133). A missing figure is not logged.
 */
export function withUnreadableLog(client: EarnClient, log: Logger): EarnClient {
  const reported = new Set<string>();
  const tell = (line: string): void => {
    if (reported.has(line)) return;
    reported.add(line);
    log(line);
  };
  const onUnreadable = ({ call, rows, figures }: UnreadableReport): void => {
    for (const { field, problem } of rows) tell(`Earnkit left out a row of ${call}: ${field} ${problem}`);
    for (const { field, problem } of figures) tell(`Earnkit takes a figure of ${call} for unknown: ${field} ${problem}`);
  };
  return {
    ...(client.exchangeTimeZone !== undefined && { exchangeTimeZone: client.exchangeTimeZone }),
    newRequestId: () => client.newRequestId?.(),
    isSignedIn: async (composer) => (await client.isSignedIn?.(composer)) ?? true,
    call: (endpoint, input, options) => client.call(endpoint, input, { ...options, onUnreadable }),
  };
}
