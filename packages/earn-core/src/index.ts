/*
 * `@earnkit/core`: decimals, time, formats, addresses and errors, for every package. Calling the exchange is
 * `@earnkit/core/client`; calls and rules have one entry for each room, such as `@earnkit/core/account/rules`.
 */
export { type Assessment, type Reason, type ReasonKey, readDraft } from './assessment.ts';
export * from './decimal/decimal.ts';
export * from './errors/EarnError.ts';
export * from './format/amount.ts';
export * from './format/locale.ts';
export * from './format/percent.ts';
export * from './format/time.ts';
export * from './links.ts';
export type { NoticeKey } from './noticeKey.ts';
export * from './time/calendarDay.ts';
export * from './time/instant.ts';
export * from './time/range.ts';
export { isTimeZone, offsetSeconds, zoneOffsetHours } from './time/zone.ts';
