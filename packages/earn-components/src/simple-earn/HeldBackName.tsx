import type { ReactElement } from 'react';
import type { HeldBack } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '@earnkit/hooks';
import { useMessages } from '../messages/index.ts';
import { AreaLink } from '../parts/AreaLink.tsx';
import { simpleEarnMessages } from './messages.ts';
import { Words } from '@earnkit/ui';

export interface HeldBackNameProps extends Pick<HeldBack, 'by'> {
  /** Called before the link is followed, to close an open dialog. @default nothing */
  onLeave?: () => void;
}

/** What holds a part of a holding, so that it cannot be redeemed; a launchpool with a link to it. */
export function HeldBackName({ by, onLeave }: HeldBackNameProps): ReactElement {
  const { t } = useMessages(simpleEarnMessages);
  const { links } = useEarn();
  const name = t(`earn.heldBack.${by}`);
  return by === 'launchpool' ? (
    <AreaLink keepsText href={links.launchpool()} {...(onLeave && { onLeave })}>
      {name}
    </AreaLink>
  ) : (
    <Words>{name}</Words>
  );
}
