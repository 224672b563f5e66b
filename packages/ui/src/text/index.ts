export { Text, type TextProps, type TextSize } from './Text.tsx';
export { Heading, type HeadingProps } from './Heading.tsx';
export { TextLink, type TextLinkProps } from './TextLink.tsx';
