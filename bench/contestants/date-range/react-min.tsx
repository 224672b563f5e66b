import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MONTHS, monthsFrom, START, WEEKDAYS, weeksOf } from '../../tasks/calendar.ts';
import './react-min.css';

export const places = { trigger: '#trigger', open: '.calendar td button', next: '.after', title: '.calendar h2' };

type Range = readonly [from: Date | undefined, to: Date | undefined];

/** The smallest range calendar in React. */
export default function Page() {
  const [open, setOpen] = useState(false);
  const [month, setMonth] = useState(START);
  const [range, setRange] = useState<Range>([undefined, undefined]);
  const trigger = useRef<HTMLButtonElement>(null);
  const calendar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    calendar.current?.querySelector<HTMLElement>('td button')?.focus({ preventScroll: true });
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);

  const choose = (day: Date) => setRange(([from, to]) => (!from || to ? [day, undefined] : [from, day]));
  const place = open ? trigger.current?.getBoundingClientRect() : undefined;
  return (
    <>
      <button type="button" id="trigger" ref={trigger} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        Pick dates
      </button>
      {place &&
        createPortal(
          <div
            ref={calendar}
            className="calendar"
            role="dialog"
            aria-label="Choose dates"
            style={{ left: place.left, top: place.bottom + 4 }}
          >
            <button type="button" className="before" aria-label="Previous month" onClick={() => setMonth(monthsFrom(month, -1))}>
              ‹
            </button>
            <button type="button" className="after" aria-label="Next month" onClick={() => setMonth(monthsFrom(month, 1))}>
              ›
            </button>
            <Month month={month} range={range} onChoose={choose} />
            <Month month={monthsFrom(month, 1)} range={range} onChoose={choose} />
          </div>,
          document.body,
        )}
    </>
  );
}

interface MonthProps {
  readonly month: Date;
  readonly range: Range;
  readonly onChoose: (day: Date) => void;
}

function Month({ month, range, onChoose }: MonthProps) {
  const weeks = useMemo(() => weeksOf(month), [month]);
  const name = `${MONTHS[month.getMonth()]} ${month.getFullYear()}`;
  return (
    <div>
      <h2 aria-live="polite">{name}</h2>
      <table role="grid" aria-label={name}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={Number(week[0])}>
              {week.map((day) => (
                <td key={Number(day)}>
                  {day.getMonth() === month.getMonth() && (
                    <button
                      type="button"
                      tabIndex={-1}
                      aria-pressed={range.some((end) => Number(end) === Number(day))}
                      aria-label={`${day.getDate()} ${name}`}
                      onClick={() => onChoose(day)}
                    >
                      {day.getDate()}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
