export { ErrorBoundary, type ErrorBoundaryProps, type FailedProps } from './ErrorBoundary.tsx';
