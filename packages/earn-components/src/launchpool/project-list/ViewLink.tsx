'use client';
import type { ReactElement } from 'react';
import type { ListedProject } from '@earnkit/hooks/launchpool';
import { LinkButton, type LinkButtonProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import { launchpoolMessages } from '../messages.ts';

export interface ViewLinkProps extends Pick<ListedProject, 'project'>, Pick<LinkButtonProps, 'size'> {
  /** Address of the project's page. */
  href: string;
}

/** Leads to a project's page. */
export function ViewLink({ project: { name, asset }, href, size = '2' }: ViewLinkProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  return (
    <LinkButton
      variant="outline"
      tone="neutral"
      size={size}
      aria-label={t('earn.launchpool.list.viewOf', { name: name ?? asset })}
      {...useLinkTo(href)}
    >
      {t('earn.launchpool.list.view')}
    </LinkButton>
  );
}
