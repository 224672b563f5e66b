import { Popover } from 'radix-ui';
import { useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import 'react-day-picker/style.css';
import { START } from '../../tasks/calendar.ts';

export const places = { trigger: '#trigger', open: '.rdp-day_button', next: '.rdp-button_next', title: '.rdp-caption_label' };

/** react-day-picker in a Radix popover. */
export default function Page() {
  const [range, setRange] = useState<DateRange>();
  return (
    <Popover.Root>
      <Popover.Trigger id="trigger">Pick dates</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Choose dates"
          align="start"
          style={{ background: '#fff', border: '1px solid #ccc', borderRadius: 8, padding: 12 }}
        >
          <DayPicker mode="range" numberOfMonths={2} defaultMonth={START} selected={range} onSelect={setRange} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
