import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { START } from '../../tasks/calendar.ts';

export const places = {
  trigger: '.ant-picker-range',
  open: '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden) td',
  next: '.ant-picker-panels > :nth-child(2) .ant-picker-header-next-btn',
  title: '.ant-picker-month-btn',
};

const june = dayjs(START);

export default function Page() {
  return <DatePicker.RangePicker aria-label="Pick dates" defaultPickerValue={[june, june.add(1, 'month')]} />;
}
