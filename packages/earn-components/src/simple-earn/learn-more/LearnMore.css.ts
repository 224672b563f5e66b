import { part, vars } from '@earnkit/ui/style';

/** Each link is as high as the smallest target. */
export const links = part({ lineHeight: vars.size.target });
