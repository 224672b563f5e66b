'use client';
import type { Rows } from '@earnkit/core/endpoint';
import { type FaqItem, faq } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../provider/earnContext.ts';
import { personalQuery } from '../provider/earnQuery.ts';
import type { QueryState } from '../provider/queryState.ts';
import { useReading } from '../provider/useReading.ts';

/** The questions about Simple Earn (SE-57, API-57) in the language of the area, which may differ by edition and region. For anybody. */
export function useFaq(): QueryState<Rows<FaqItem>> {
  const earn = useEarn();
  return useReading(personalQuery(earn, faq.questions, { locale: earn.locale }, { staleMs: 300_000 }));
}
