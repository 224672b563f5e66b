'use client';
import type { TimeStyle } from '@earnkit/core';
import { useMemo } from 'react';
import { useEarn } from '@earnkit/hooks';
import { useMessages } from '../../messages/index.ts';

/** The language, time zone and formats in which the person reads times. */
export function useTimeStyle(): TimeStyle {
  const { timeZone, formats } = useEarn();
  const { language } = useMessages();
  return useMemo(() => ({ locale: language, timeZone, ...formats }), [language, timeZone, formats]);
}
