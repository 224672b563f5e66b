export { ProjectList, type ProjectFilter, type ProjectListProps } from './ProjectList.tsx';
