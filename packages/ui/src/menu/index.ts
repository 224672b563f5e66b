export {
  Menu,
  MenuItem,
  MenuLabel,
  type MenuLabelProps,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  type MenuItemProps,
  type MenuProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
} from './Menu.tsx';
