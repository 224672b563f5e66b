'use client';

import { createContext, useContext } from 'react';
import { englishLabels, type UiLabels } from './labels.ts';

/** Words of the theme around; English where there is none. */
export const LabelsContext = createContext<UiLabels>(englishLabels);

/** The words in use here. */
export function useLabels(): UiLabels {
  return useContext(LabelsContext);
}
