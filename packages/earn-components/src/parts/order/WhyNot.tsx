'use client';
import type { ReactElement } from 'react';
import { Icon, IconButton, icons, Tooltip } from '@earnkit/ui';

export interface WhyNotProps {
  /** Why the control beside it is disabled. */
  reason: string;
}

/** An icon beside a disabled control that says why it is disabled: on hover, on focus and on tap. */
export const WhyNot = ({ reason }: WhyNotProps): ReactElement => (
  <Tooltip content={reason} asChild>
    <IconButton data-part="why-not" size="1" label={reason}>
      <Icon icon={icons.info} />
    </IconButton>
  </Tooltip>
);
