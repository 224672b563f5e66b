import { DateRangePicker, EarnTheme } from '@earnkit/ui';
import '@earnkit/ui/styles.css';

export const places = {
  trigger: '#trigger',
  open: '[role="dialog"] [data-day]',
  next: '[aria-label="Next month"]',
  title: '[role="group"] > [role="status"]',
};

/** Ours, with typed ends beside the calendar. */
export default function Page() {
  return (
    <EarnTheme>
      <DateRangePicker id="trigger" label="Pick dates" locale="en-US" today="2025-06-01" />
    </EarnTheme>
  );
}
