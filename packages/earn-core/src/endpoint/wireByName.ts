import * as v from 'valibot';
import { STRICT, isStrict, nestedIssue, wireText } from './wire.ts';

/**
 * An object whose keys are names of the exchange, such as coins, as a map: `constructor` and `__proto__` are names like any other, and a
 * name that the object does not have has no value.
 */
export const wireByName = <Wire, Value>(
  value: v.GenericSchema<Wire, Value>,
): v.GenericSchema<Readonly<Record<string, Wire>>, ReadonlyMap<string, Value>> =>
  v.pipe(
    v.unknown() as v.GenericSchema<Readonly<Record<string, Wire>>, unknown>,
    v.rawTransform<unknown, ReadonlyMap<string, Value>>(({ dataset: { value: given }, config, addIssue, NEVER }) => {
      if (typeof given !== 'object' || given === null) {
        addIssue({ message: '', expected: 'Object' });
        return NEVER;
      }
      const read = new Map<string, Value>();
      for (const [name, wire] of Object.entries(given) as readonly (readonly [string, unknown])[]) {
        const [named, valued] = [v.safeParse(wireText, name), v.safeParse(value, wire, isStrict(config) ? STRICT : undefined)];
        if (named.success && valued.success) read.set(named.output, valued.output);
        for (const { path = [], ...issue } of [...(named.issues ?? []), ...(valued.issues ?? [])])
          addIssue(
            nestedIssue({ ...issue, path: [{ type: 'object', origin: 'value', input: { ...given }, key: name, value: wire }, ...path] }),
          );
      }
      return read;
    }),
  );
