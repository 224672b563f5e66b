'use client';
import type { PartProps } from '@earnkit/ui';
import { forwardRef } from 'react';
import { Invitation } from './Invitation.tsx';

/**
 * The person's invitation link and code, each with a copy button (SH-25). Nothing for a visitor (SH-09).
 */
export const InviteFriends = forwardRef<HTMLElement, PartProps>(function InviteFriends(props, ref) {
  return <Invitation {...props} ref={ref} />;
});
