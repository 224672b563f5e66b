export { Icon, type IconProps, type IconShape } from './Icon.tsx';
export * as icons from './icons.ts';
