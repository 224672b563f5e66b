// The same dialog as in the group `dialog`: a text field, a select and a button, without data.
export { default, places } from '../dialog/radix-themes.tsx';
