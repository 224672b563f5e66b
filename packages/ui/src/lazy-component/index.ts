export { CodeErrorContext, lazyComponent, type LazyComponent, type LazyPlaceholderProps } from './lazyComponent.tsx';
