import { calendarEnglish, type CalendarLabels } from './calendarLabels.ts';
import { commonEnglish, type CommonLabels } from './labels.ts';

/** The few words the parts say themselves. A product gives its own through `EarnTheme labels`. */
export interface UiLabels extends CommonLabels, CalendarLabels {}

/** English words, used where a product gives none. */
export const englishLabels: UiLabels = { ...commonEnglish, ...calendarEnglish };
