/*
 * The English labels, in one group for each part. Groups stand in files by where they are used, so that a page loads only the labels
 * of the parts it uses.
 */
export { amountLabels, calendarLabels, confirmLabels, rangeLabels } from './labels/fields.ts';
export {
  chosenLabels,
  clearLabels,
  dismissLabels,
  emptyLabels,
  boundaryLabels,
  errorLabels,
  filterLabels,
  hiddenLabels,
  pagerLabels,
  retryLabels,
  switchLabels,
  tableLabels,
  unknownLabels,
} from './labels/lists.ts';
export { closeLabels, copyLabels, countdownLabels, noticeLabels, stepLabels } from './labels/overlays.ts';
