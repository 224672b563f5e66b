import { type ReactElement, useId, useState } from 'react';
import { type CalendarDay, type DayRange, addDays, addMonths, parseCalendarDay } from '@earnkit/core';
import { Banner, Button, Text } from '@earnkit/ui';
import { type MessageKey, useCopy } from '../../copy/index.ts';
import * as css from './InterestHistoryDialog.css.ts';

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
  /** Why the chosen start was moved. @default it was not */
  warning: string | undefined;
}

interface Preset {
  readonly label: MessageKey;
  readonly start: (today: CalendarDay) => CalendarDay;
}

const PRESETS: readonly Preset[] = [
  { label: 'earn.interest.last30', start: (today) => addDays(today, -29) },
  { label: 'earn.interest.last90', start: (today) => addMonths(today, -3) },
  { label: 'earn.interest.last180', start: (today) => addMonths(today, -6) },
];

/** Two dates and three short ways to them. The platform's own date fields: known to everyone's keyboard and screen reader. */
export function DateRangeField({ range, today, onChange, hint, warning }: DateRangeFieldProps): ReactElement {
  const { t } = useCopy();
  const hintId = useId();
  // A date that is being typed is not a day yet: the field keeps it, and nothing is asked for.
  const take = (edge: keyof DayRange) => (text: string) => {
    const day = parseCalendarDay(text);
    if (day) onChange({ ...range, [edge]: day });
  };
  return (
    <fieldset className={css.range} aria-describedby={hintId}>
      <legend className={css.legend}>{t('earn.interest.range')}</legend>
      <div className={css.dates}>
        <DateInput label={t('earn.interest.from')} value={range.start} max={range.end} onChange={take('start')} />
        <span className={css.dash} aria-hidden="true">
          –
        </span>
        <DateInput label={t('earn.interest.to')} value={range.end} max={today} onChange={take('end')} />
        <span className={css.presets}>
          {PRESETS.map(({ label, start }) => {
            const first = start(today);
            const chosen = range.end === today && range.start === first;
            return (
              <Button
                key={label}
                size="1"
                variant={chosen ? 'soft' : 'ghost'}
                tone="neutral"
                aria-pressed={chosen}
                onClick={() => onChange({ start: first, end: today })}
              >
                {t(label)}
              </Button>
            );
          })}
        </span>
      </div>
      <Text as="p" size="1" tone="muted" id={hintId}>
        {hint}
      </Text>
      {warning !== undefined && (
        <Banner tone="warning" live="polite">
          {warning}
        </Banner>
      )}
    </fieldset>
  );
}

interface DateInputProps {
  label: string;
  value: string;
  max: string;
  onChange: (text: string) => void;
}

/** While somebody types, the field holds what is typed; afterwards it holds the day that counts. */
function DateInput({ label, value, max, onChange }: DateInputProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className={css.date}
      type="date"
      aria-label={label}
      value={typed ?? value}
      max={max}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
