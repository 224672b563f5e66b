export { Menu, MenuChoice, MenuHeading, MenuItem, MenuLine, type MenuChoiceProps, type MenuItemProps, type MenuProps } from './Menu.tsx';
