export { Button, type ButtonProps } from './Button.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
