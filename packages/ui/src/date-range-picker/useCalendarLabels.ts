import { useMemo } from 'react';
import { calendarEnglish } from '../theme/calendarLabels.ts';
import type { UiLabels } from '../theme/englishLabels.ts';
import { useLabels } from '../theme/useLabels.ts';

/** The words in use in an open calendar. */
export function useCalendarLabels(): UiLabels {
  const labels = useLabels();
  return useMemo(() => ({ ...calendarEnglish, ...labels }), [labels]);
}
