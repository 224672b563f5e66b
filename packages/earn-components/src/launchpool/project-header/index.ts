export { ProjectHeader, type ProjectHeaderProps } from './ProjectHeader.tsx';
