import * as v from 'valibot';
import { type Decimal, fractionOfPercent } from '../decimal.ts';
import { wireDecimalOrUnknown } from './wire.ts';

/** A rate that travels in percent (AMB-039), as a fraction. @param missing the percent where the exchange does not say. */
export const wirePercent = (missing?: Decimal) =>
  v.pipe(
    // With a default, so that a missing field is read too.
    v.nullish(wireDecimalOrUnknown, null),
    v.transform((percent): Decimal | undefined => {
      const known = percent ?? missing;
      return known && fractionOfPercent(known);
    }),
  );
