import * as v from 'valibot';
import type { ByName } from '../byName.ts';
import { STRICT, isStrict, nestedIssue, wireText } from './wire.ts';

/**
 * An object whose keys are names of the exchange, as rows: `constructor` and `__proto__` are names like any other, and a name that the object
 * does not have has no row.
 */
export const wireByName = <Wire, Value>(
  value: v.GenericSchema<Wire, Value>,
): v.GenericSchema<Readonly<Record<string, Wire>>, ByName<Value>> =>
  v.pipe(
    v.unknown() as v.GenericSchema<Readonly<Record<string, Wire>>, unknown>,
    v.rawTransform<unknown, ByName<Value>>(({ dataset: { value: given }, config, addIssue, NEVER }) => {
      if (typeof given !== 'object' || given === null) {
        addIssue({ message: '', expected: 'Object' });
        return NEVER;
      }
      const read: { readonly name: string; readonly value: Value }[] = [];
      for (const [name, wire] of Object.entries(given) as readonly (readonly [string, unknown])[]) {
        const [key, valued] = [v.safeParse(wireText, name), v.safeParse(value, wire, isStrict(config) ? STRICT : undefined)];
        if (key.success && valued.success) read.push({ name: key.output, value: valued.output });
        for (const { path = [], ...issue } of [...(key.issues ?? []), ...(valued.issues ?? [])])
          addIssue(
            nestedIssue({ ...issue, path: [{ type: 'object', origin: 'value', input: { ...given }, key: name, value: wire }, ...path] }),
          );
      }
      return read;
    }),
  );
