'use client';
import { autoEarn } from '@earnkit/core/simple-earn/contract';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { type Question, useQuestion } from '../../flow/useQuestion.ts';

/** True for a change of all coins at once (SE-A-01). */
export const isEveryCoin = (asset: string): boolean => asset === autoEarn.ALL_ASSETS;

/** The change of all coins at once (SE-A-01, SE-A-14). */
export const everyCoin = (on: boolean): AutoEarnChange => ({ asset: autoEarn.ALL_ASSETS, on });

/** Holds the question that confirms a change of auto-earn (SE-A-11). A visitor is asked to sign in instead (SH-08). */
export const useAutoEarnQuestion = (): Question<AutoEarnChange> => useQuestion<AutoEarnChange>();
