/* `@earnkit/hooks/statement`: what a person earned in all products, by month, product and coin. */
export { type EarningsPage, type HostProduct, type StatementHost, type StatementProduct } from './statementHost.ts';
export {
  type StatementData,
  type StatementFileChoice,
  type StatementFileView,
  type StatementQuery,
  type StatementView,
  useStatement,
} from './useStatement.ts';
