export { lazyComponent, type LazyComponent, type LazyPlaceholderProps } from './lazyComponent.tsx';
