'use client';
import type { ReactElement } from 'react';
import type { ProjectView } from '@earnkit/hooks/launchpool';
import { Badge, type BadgeProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { launchpoolMessages } from '../messages.ts';

const TONES = {
  'in-progress': 'success',
  'not-started': 'info',
  completed: 'neutral',
  none: 'neutral',
} as const satisfies Record<ProjectView['status'], BadgeProps['tone']>;

/** Where a project stands (LP-10). */
export function StatusBadge({ status }: Pick<ProjectView, 'status'>): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  return <Badge tone={TONES[status]}>{t(`earn.launchpool.status.${status}`)}</Badge>;
}
