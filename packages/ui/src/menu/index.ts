export { Menu, MenuChoice, MenuLabel, MenuItem, MenuSeparator, type MenuChoiceProps, type MenuItemProps, type MenuProps } from './Menu.tsx';
