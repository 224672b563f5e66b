import { CalendarDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import './react-aria.css';

export const places = {
  trigger: '.react-aria-Group .react-aria-Button',
  open: '.react-aria-CalendarCell:not([data-outside-month])',
  next: '[slot=next]',
  title: '.react-aria-RangeCalendar .react-aria-Heading',
};

const june = new CalendarDate(2025, 6, 1);

/** React Aria, which brings no styles. */
export default function Page() {
  return (
    <DateRangePicker aria-label="Pick dates" placeholderValue={june}>
      <Group>
        <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>▼</Button>
      </Group>
      <Popover style={{ background: '#fff', border: '1px solid #ccc', borderRadius: 8, padding: 12 }}>
        <Dialog>
          <RangeCalendar visibleDuration={{ months: 2 }} pageBehavior="single" defaultFocusedValue={june}>
            <header>
              <Button slot="previous">‹</Button>
              <Heading />
              <Button slot="next">›</Button>
            </header>
            <div style={{ display: 'flex', gap: 16 }}>
              <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
              <CalendarGrid offset={{ months: 1 }}>{(date) => <CalendarCell date={date} />}</CalendarGrid>
            </div>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  );
}
