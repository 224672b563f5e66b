/*
 * `@earnkit/core/statement/rules`: what a person earned, by month, product and coin, and its files.
 */
export { STATEMENT_MONTHS, type StatementPeriod, statementPeriods, statementWindows } from './periods.ts';
export {
  type Earning,
  type EarningKind,
  type PriceOn,
  type Statement,
  type StatementAmount,
  type StatementLine,
  type StatementMonth,
  type StatementOptions,
  statementOf,
  sumsByAsset,
} from './statement.ts';
export { FILE_FORMATS, type FileFormat, type StatementFile, type StatementFileOptions, statementFile } from './files.ts';
