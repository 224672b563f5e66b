export { FilterBar, type FilterBarProps, type FilterChoice, type FilterItem } from './FilterBar.tsx';
