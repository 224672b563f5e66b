import * as groups from './labels.ts';
import type { Message } from './message.ts';

/** The English labels of every part, used unless a product sets its own. */
export const englishLabels = {
  ...groups.closeLabels,
  ...groups.clearLabels,
  ...groups.amountLabels,
  ...groups.dismissLabels,
  ...groups.noticeLabels,
  ...groups.filterLabels,
  ...groups.chosenLabels,
  ...groups.confirmLabels,
  ...groups.switchLabels,
  ...groups.countdownLabels,
  ...groups.pagerLabels,
  ...groups.retryLabels,
  ...groups.copyLabels,
  ...groups.stepLabels,
  ...groups.boundaryLabels,
  ...groups.errorLabels,
  ...groups.unknownLabels,
  ...groups.hiddenLabels,
  ...groups.emptyLabels,
  ...groups.tableLabels,
  ...groups.rangeLabels,
  ...groups.calendarLabels,
};

/**
 * The labels of the parts. A product sets its own with `EarnTheme labels`. A label is text with `{name}`
 * placeholders; one that counts something may be any {@link Message}, such as a `plural`.
 */
export type UiLabels = Labels<typeof englishLabels>;

/** The labels of a group in any language. */
export type Labels<English> = { [Label in keyof English]: English[Label] extends string ? string : Message };
