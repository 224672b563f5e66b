import { media, part } from '@earnkit/ui/style';

/** As high as the card, whose buttons stand below its text on a phone. */
export const placeholder = part({ blockSize: '76px', '@media': { [media.mobile]: { blockSize: '148px' } } });
