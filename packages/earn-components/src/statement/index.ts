export { EarnStatement, type EarnStatementProps, type StatementChoice } from './EarnStatement.tsx';
