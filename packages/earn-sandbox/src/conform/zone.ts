const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  clocks.set(zone, known);
  return known;
};

/** Whether a moment, in unix seconds, is 00:00 of a zone. */
export const isMidnight = (at: number, zone: string): boolean => clockOf(zone).format(new Date(at * 1000)) === '00:00:00';
