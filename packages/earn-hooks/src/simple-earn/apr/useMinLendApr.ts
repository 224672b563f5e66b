'use client';
import { compare, parseDecimal, type Decimal } from '@earnkit/core';
import { flexible, type FlexibleProduct } from '@earnkit/core/simple-earn/contract';
import {
  type MinLendAprRequest,
  MIN_APR_DECIMALS,
  type NotLent,
  assessMinLendApr,
  minAprBounds,
  notLent,
} from '@earnkit/core/simple-earn/rules';
import { settingSubmission } from '../../flow/settingSubmission.ts';
import type { SubmissionSpec } from '../../submission/submission.ts';
import { invalidate } from '../../provider/cache.ts';
import { type Earn, useEarn } from '../../provider/earnContext.ts';
import { type SettingForm, useSettingForm } from '../../flow/useSettingForm.ts';
import type { QueryState } from '../../provider/queryState.ts';
import type { ProductQuery } from '../flexible/productQueries.ts';
import { useFlexibleProduct } from '../flexible/useFlexibleProduct.ts';
import { minLendAprName } from './useMinLendAprStatus.ts';

declare module '../../submission/notice.ts' {
  interface NoticeKeys {
    'earn.minApr.notChanged': never;
    'earn.minApr.unresolved.toast': never;
  }
}

/** How the minimum APR of a holding is changed (SE-P-12). After a lost answer the holding is read, which shows the rate. */
export const minLendAprSubmission = (earn: Earn, asset: string): SubmissionSpec<MinLendAprRequest, true, undefined> =>
  settingSubmission(earn, {
    call: flexible.setMinLendApr.name,
    send: (request) => earn.client.call(flexible.setMinLendApr, request),
    tone: 'error',
    messages: { notPlaced: 'earn.minApr.notChanged', unresolved: 'earn.minApr.unresolved.toast' },
    debounceMs: 200,
    isSet: async ({ minAprFraction }, signal) => {
      const { rows } = await earn.client.call(flexible.holdings, { asset }, { signal });
      const current = rows.find((row) => row.asset === asset)?.minLendAprFraction;
      const sent = parseDecimal(minAprFraction);
      return current && sent && compare(current, sent) === 0;
    },
    onSet: () => invalidate(earn, [flexible.holdings, flexible.product]),
    values: { coin: asset },
  });

/** The minimum APR at which a person lends a coin, while they change it. The text is in percent, without the sign. */
export interface MinLendApr extends SettingForm<MinLendAprRequest> {
  /** The product with its bounds. */
  readonly product: QueryState<FlexibleProduct | undefined>;
  /** Least and largest minimum in percent; `undefined` while they are not known, when nothing can be saved. */
  readonly bounds: ReturnType<typeof minAprBounds>;
  /** Largest minimum in percent that keeps the bonus, and that a product without a limit of its own takes (SE-P-15). */
  readonly defaultMaximumPercent: Decimal;
  /** Decimals that can be typed (SE-P-07). */
  readonly decimals: number;
  /**
   * Why the holding is not lent at the typed minimum, and without one at the minimum that holds now (AMB-158); `undefined` where it is
   * lent, and while that is not known.
   */
  readonly notLent: NotLent | undefined;
}

/** Who reads the product, and the text that the form starts with. */
interface MinLendAprOptions extends ProductQuery {
  /** The text that a form of the same coin had before. @default none */
  readonly initialText?: string | undefined;
  /** The minimum that holds now, a fraction. @default it is not known */
  readonly currentAprFraction?: Decimal | undefined;
}

/**
 * Changes the minimum APR at which a coin is lent (SE-P-07 to SE-P-14). A toast reports the end. After a lost answer the
 * holding is read before anything is reported.
 *
 * @param onSaved called once when a new rate is known to be set while this is mounted; a toast reports it either way.
 * @param options who reads the product with the bounds, and the text to start with.
 */
export function useMinLendApr(
  asset: string,
  onSaved?: () => void,
  { initialText, currentAprFraction, ...query }: MinLendAprOptions = {},
): MinLendApr {
  const earn = useEarn();
  const product = useFlexibleProduct(asset, query);
  const terms = product.state === 'ready' ? product.data : undefined;
  const form = useSettingForm({
    name: minLendAprName(asset),
    assess: (percent) => assessMinLendApr(percent, terms),
    spec: minLendAprSubmission(earn, asset),
    initialText,
    onSaved,
  });
  const { assessment, text } = form;
  const minimum =
    assessment.state === 'ready' ? parseDecimal(assessment.request.minAprFraction) : text === '' ? currentAprFraction : undefined;
  return {
    ...form,
    notLent: notLent(minimum, terms?.nextAprFraction),
    product,
    bounds: minAprBounds(terms),
    defaultMaximumPercent: flexible.DEFAULT_MAX_LEND_APR_PERCENT,
    decimals: MIN_APR_DECIMALS,
  };
}
