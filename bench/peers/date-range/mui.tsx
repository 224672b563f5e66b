import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';

/** The range picker of MUI is sold: two of its free single pickers, which can only be weighed. */
export default function Page() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="From" />
      <DatePicker label="To" />
    </LocalizationProvider>
  );
}
