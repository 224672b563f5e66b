'use client';
import { useSyncExternalStore } from 'react';
import type { EarnPrompts, FundingPasswordQuestion } from './prompts.ts';

/**
 * The funding password a call waits for, live; `undefined` while none does. `EarnArea` draws it; a look of one's own uses
 * this and draws exactly one.
 */
export const useFundingPasswordQuestion = (prompts: EarnPrompts): FundingPasswordQuestion | undefined =>
  useSyncExternalStore(prompts.watchQuestion, prompts.question, none);

const none = (): undefined => undefined;
