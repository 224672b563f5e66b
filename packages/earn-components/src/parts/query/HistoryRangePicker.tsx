'use client';
import { type ReactElement, forwardRef } from 'react';
import { type DayRange, HISTORY_MONTHS, addDays, addMonths, calendarDay, dateOrderOf, defaultHistoryRange } from '@earnkit/core';
import { type HistoryRange, useEarn } from '@earnkit/hooks';
import { DateRangePicker, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { partDialogMessages } from '../dialogMessages.ts';
import { useTimeStyle } from '../figures/useTimeStyle.ts';

export interface HistoryRangePickerProps extends PartProps {
  /** The chosen days and today. */
  view: Pick<HistoryRange, 'range' | 'today' | 'warning'>;
  /** Called with the days to look at. */
  onRangeChange: (range: DayRange) => void;
  /** Whether the label is read aloud only, as beside other filters. @default false */
  labelHidden?: boolean;
}

/** The days of a history: at most six months up to today, which a note says (SE-H-09 to SE-H-11). An earlier start is moved, with a warning (UI-12 to UI-15). */
export const HistoryRangePicker = forwardRef<HTMLButtonElement, HistoryRangePickerProps>(function HistoryRangePicker(
  { view: { range, today, warning }, onRangeChange, labelHidden = false, ...rest },
  ref,
): ReactElement {
  const { t, noticeText, language } = useMessages(partDialogMessages);
  const style = useTimeStyle();
  const { timeZone } = style;
  const { hydrating } = useEarn();
  const month = calendarDay(`${today.slice(0, 7)}-01`);
  return (
    <DateRangePicker
      data-part="history-range-picker"
      {...rest}
      ref={ref}
      label={t('earn.history.range')}
      labelHidden={labelHidden}
      // A server does not know today.
      value={hydrating ? null : range}
      placeholder="--"
      onValueChange={(choice) => choice && onRangeChange(choice.days)}
      max={today}
      today={today}
      limit={HISTORY_MONTHS}
      warningText={noticeText}
      presets={[
        { label: t('earn.history.thisMonth'), range: { start: month, end: today } },
        { label: t('earn.history.lastMonth'), range: { start: addMonths(month, -1), end: addDays(month, -1) } },
        { label: t('earn.history.last30'), range: { start: addDays(today, -29), end: today } },
        { label: t('earn.history.last90'), range: { start: addMonths(today, -3), end: today } },
        { label: t('earn.history.last180'), range: defaultHistoryRange(today) },
      ]}
      timeZone={timeZone}
      locale={language}
      dateOrder={dateOrderOf(style)}
      clearable={false}
      // Days that were not chosen here, such as those of an address, may have been moved as well.
      hint={warning ? noticeText(warning) : t('earn.history.rangeHint', { zone: timeZone })}
    />
  );
});
