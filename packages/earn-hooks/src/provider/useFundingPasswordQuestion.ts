'use client';
import { useSyncExternalStore } from 'react';
import type { EarnPrompts, FundingPasswordQuestion } from './prompts.ts';

/**
 * The question of the call that waits for the funding password; `undefined` while none does. `EarnArea` shows it. A
 * product with its own dialog uses this hook in exactly one place.
 */
export const useFundingPasswordQuestion = (prompts: EarnPrompts): FundingPasswordQuestion | undefined =>
  useSyncExternalStore(prompts.watchQuestion, prompts.question, none);

const none = (): undefined => undefined;
