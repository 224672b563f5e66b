/** Digits with a comma between thousands: `-1234.5` is `-1,234.5`. Private to this package. */
export function grouped(digits: string): string {
  const [whole = '', rest] = digits.split('.');
  const withCommas = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
  return rest === undefined ? withCommas : `${withCommas}.${rest}`;
}
