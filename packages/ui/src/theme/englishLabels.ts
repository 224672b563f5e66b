import type { UiLabels } from './labels.ts';
import * as groups from './words.ts';

/** All English words of the parts, used where a product gives none. */
export const englishLabels: UiLabels = {
  ...groups.closeWords,
  ...groups.clearWords,
  ...groups.amountWords,
  ...groups.dismissWords,
  ...groups.noticeWords,
  ...groups.filterWords,
  ...groups.chosenWords,
  ...groups.confirmWords,
  ...groups.switchWords,
  ...groups.countdownWords,
  ...groups.pagerWords,
  ...groups.retryWords,
  ...groups.copyWords,
  ...groups.stepWords,
  ...groups.errorWords,
  ...groups.unknownWords,
  ...groups.emptyWords,
  ...groups.tableWords,
  ...groups.rangeWords,
  ...groups.calendarWords,
};
