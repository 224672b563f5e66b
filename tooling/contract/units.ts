import type { JsonSchema } from './jsonSchema.ts';

/** Units by our own names of fields, which say them; the first that matches counts. */
const BY_NAME: readonly (readonly [name: RegExp, unit: string])[] = [
  [/Usdt$|_usdt$|^usdtPrice$/, 'USDT'],
  [/Fraction$|^(?:rateYear|year_rate)$/, 'fraction'],
  [/^change$|^(?:value|diff)$/, 'coin, or percent in a trend of type rate'],
  [/^assets$/, 'coin'],
  [/[pP]rice$/, 'second coin of the pair, or USDT'],
  [/^(?:volume|userVolume)$/, 'USD'],
  [/^(?:netValue|buyNetValue)$/, 'coin for one unit'],
  [/^(?:units?)$/, 'units'],
  [/^(?:exchangeRate|exchangeRateReverse)$/, 'coins for one coin'],
  [/^(?:lentRatio|maintenanceMarginRate)$/, 'fraction'],
  [
    /[aA]vailable|[aA]mount|[lL]imit|[mM]inimum|[iI]nterest|[rR]eward|[iI]ncome|[qQ]uota|personalM|[pP]rincipal|^(?:low|high|holding|earned|outable|lendable|average|averageToday|lastPayout|value)$/,
    'coin',
  ],
];

const WHOLE: readonly (readonly [name: RegExp, unit: string])[] = [
  [/[dD]ays$|^(?:range|lock_up_period|simpleEarnPeriod)$/, 'days'],
  [/Minutes$/, 'minutes'],
  [/^hours/, 'hours'],
  [/^(?:from|to|start_at|end_at)$/, 'unix seconds'],
];

/** The unit of a field; `undefined` for one that has none, and for one whose type says it. */
export function unitOf(name: string, wire: string, schema: JsonSchema): string | undefined {
  const types = JSON.stringify(schema);
  const named = (units: typeof BY_NAME): string | undefined => units.find(([pattern]) => pattern.test(name) || pattern.test(wire))?.[1];
  if (/schemas\/(?:Decimal(?:Sent)?|Quota(?:Sent)?)"/.test(types) && !/"(?:items|properties)":/.test(types)) return named(BY_NAME);
  return /schemas\/Whole(?:Sent)?"/.test(types) ? named(WHOLE) : undefined;
}
