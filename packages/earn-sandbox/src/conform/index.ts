/*
 * `@earnkit/sandbox/conform`: tells whether an exchange keeps the contract. It loads nothing of the sandbox.
 */
export type { CheckName, Severity } from './checks.ts';
export { type ConformOptions, type ConformReport, type OrderOptions, checkExchange } from './checkExchange.ts';
export { ConformError } from './conformError.ts';
export type { Finding } from './findings.ts';
export type { Known } from './kit.ts';
export { htmlReport } from './report/html.ts';
export { textReport } from './report/text.ts';
