import type { ReactElement } from 'react';
import { addDays, addMonths, type CalendarDay, type DayRange, defaultHistoryRange, HISTORY_MONTHS } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import { DateRangePicker } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';

/** Props of {@link DateRangeField}. */
export interface DateRangeFieldProps {
  /** The days chosen, both included. */
  range: DayRange;
  /** The last day there can be. */
  today: CalendarDay;
  /** Chooses other days. */
  onChange: (range: DayRange) => void;
  /** What there is to know of the days. */
  hint: string;
}

/** The days the history shows: up to today, six months at most; a start further back is moved, and that is said (SE-H-09, UI-12 to UI-15). */
export function DateRangeField({ range, today, onChange, hint }: DateRangeFieldProps): ReactElement {
  const { t, tKey, language } = useCopy();
  const { timeZone } = useEarn();
  return (
    <DateRangePicker
      label={t('earn.interest.range')}
      value={range}
      onValueChange={(choice) => choice && onChange(choice.days)}
      max={today}
      today={today}
      limit={HISTORY_MONTHS}
      warningText={({ key, values }) => tKey(key, values)}
      presets={[
        { label: t('earn.interest.last30'), range: { start: addDays(today, -29), end: today } },
        { label: t('earn.interest.last90'), range: { start: addMonths(today, -3), end: today } },
        { label: t('earn.interest.last180'), range: defaultHistoryRange(today) },
      ]}
      timeZone={timeZone}
      locale={language}
      clearable={false}
      hint={hint}
    />
  );
}
