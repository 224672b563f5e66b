import { type Assessment, EMPTY, UNKNOWN, blocked, readDraft, ready } from '../assessment.ts';
import { type Decimal, compare, fractionOfPercent } from '../../decimal.ts';
import { percentOf } from '../../format/percent.ts';
import { rateToSend } from '../rates/rate.ts';
import { STEP_SECONDS, type SeriesTrend, seriesTrend } from '../series.ts';
import type { FlexibleProduct } from '../../contract/simple-earn/flexible.ts';
import type { AprPoint, AprStep } from '../../contract/simple-earn/apr.ts';

declare module '../assessment.ts' {
  interface ReasonKeys {
    'finances.simpleEarn.minAPR': never;
    'finances.simpleEarn.maxAPR': never;
  }
}

/** A coin's rate history, ready to be drawn (SE-P-02, SE-P-04). */
export type AprTrend = SeriesTrend<'aprFraction'>;

/** A rate history in order, with its unbroken runs, average and extremes. */
export const aprTrend = (points: readonly AprPoint[], step: AprStep): AprTrend => seriesTrend(points, 'aprFraction', STEP_SECONDS[step]);

/** Decimals of the percent a person may type (SE-P-07). */
export const MIN_APR_DECIMALS = 2;

/** What `flexible.setMinLendApr` takes. */
export interface MinLendAprRequest {
  /** The coin. */
  readonly asset: string;
  /** A fraction with 4 decimals (SE-P-11). */
  readonly minAprFraction: string;
}

/** What a product says about the minimum rates it takes, as fractions. */
type MinAprTerms = Pick<FlexibleProduct, 'minLendAprFraction' | 'maxLendAprFraction'>;

/** Least and largest minimum rate that a product takes, in percent; `undefined` where it does not say both, and where no rate is between. */
export function minAprBounds(product: MinAprTerms | undefined): { readonly least: Decimal; readonly most: Decimal } | undefined {
  const { minLendAprFraction: least, maxLendAprFraction: most } = product ?? {};
  if (least === undefined || most === undefined || compare(least, most) > 0) return undefined;
  return { least: percentOf(least), most: percentOf(most) };
}

/**
 * Assesses the minimum rate at which a person lends, typed in percent (SE-P-07 to SE-P-11). Both bounds are included.
 *
 * @param text the field's text while it is typed, in percent without the sign.
 * @param product the bounds as fractions; `undefined` while they are not known.
 */
export function assessMinLendApr(
  text: string,
  product: (MinAprTerms & Pick<FlexibleProduct, 'asset'>) | undefined,
): Assessment<MinLendAprRequest> {
  const percent = readDraft(text);
  if (percent === 'empty') return EMPTY;
  if (percent === undefined) return blocked();
  const bounds = minAprBounds(product);
  if (product === undefined || bounds === undefined) return UNKNOWN;
  const { least, most } = bounds;
  if (compare(percent, most) > 0) return blocked({ key: 'finances.simpleEarn.maxAPR', values: { percent: most } });
  if (compare(percent, least) < 0) return blocked({ key: 'finances.simpleEarn.minAPR', values: { percent: least } });
  return ready({ asset: product.asset, minAprFraction: rateToSend(fractionOfPercent(percent)) });
}
