import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { DatePickerInput, type DatesRangeValue } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { useState } from 'react';
import { START } from '../../tasks/calendar.ts';

export const places = {
  trigger: '#trigger',
  open: '.mantine-DatePickerInput-day:not([data-hidden])',
  next: '[data-direction="next"]',
  title: '.mantine-DatePickerInput-calendarHeaderLevel',
};

export default function Page() {
  const [range, setRange] = useState<DatesRangeValue<string>>([null, null]);
  return (
    <MantineProvider>
      <DatePickerInput
        id="trigger"
        type="range"
        aria-label="Pick dates"
        placeholder="Pick dates"
        numberOfColumns={2}
        columnsToScroll={1}
        defaultDate={START}
        value={range}
        onChange={setRange}
        w={300}
      />
    </MantineProvider>
  );
}
