import { Bytes } from './Bytes.tsx';
import { Parts } from './Parts.tsx';
import { Proves } from './Proves.tsx';
import { Related } from './Related.tsx';
import { Screens } from './Screens.tsx';
import { Picture, States } from './States.tsx';
import { Texts } from './Texts.tsx';

/** What the page of a component may use without an import. */
export const blocks = { Bytes, Parts, Picture, Proves, Related, Screens, States, Texts };

/** The blocks by their names. */
export type Blocks = typeof blocks;
