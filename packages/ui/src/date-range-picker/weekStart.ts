/** A day of the week; 0 is Sunday, as `Date` counts. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Regions whose week does not start on Monday (CLDR), for browsers without `weekInfo`. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number;
}

/** The first day of a locale's week: from the browser, else from CLDR by region, else Monday. */
export function weekStartOf(locale: string | undefined): Weekday {
  // Read as the standard wrote it first and as it does now; the DOM types know neither everywhere.
  const known = new Intl.Locale(locale ?? new Intl.DateTimeFormat().resolvedOptions().locale) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay;
  return firstDay === undefined ? weekStartOfRegion(known.maximize().region) : ((firstDay % 7) as Weekday);
}

/** The same by region alone. */
export function weekStartOfRegion(region = ''): Weekday {
  if (SUNDAY.includes(region) && region !== '') return 0;
  return SATURDAY.includes(region) && region !== '' ? 6 : 1;
}
