'use client';

import { createContext, useContext } from 'react';
import type { CalendarLabels } from './calendarLabels.ts';
import { commonEnglish, type CommonLabels } from './labels.ts';

/** What the theme around says; a calendar has its own English where a product gives it no words. */
export interface LabelsInUse extends CommonLabels, Partial<CalendarLabels> {}

/** Words of the theme around; English where there is none. */
export const LabelsContext = createContext<LabelsInUse>(commonEnglish);

/** The words in use here. */
export function useLabels(): LabelsInUse {
  return useContext(LabelsContext);
}
