'use client';
import type { ReactElement, ReactNode } from 'react';
import type { ListedProject } from '@earnkit/hooks/launchpool';
import { Badge, CoinIcon, Heading, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import * as css from './ProjectList.css.ts';
import { launchpoolMessages } from '../messages.ts';

export interface ProjectTitleProps {
  /** The project. */
  listed: ListedProject;
  /** Its dates. */
  children: ReactNode;
}

/** The head of a project's card: icon, name, coin, and its dates. A long name wraps. */
export function ProjectTitle({ listed: { project, joined }, children }: ProjectTitleProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const { asset, icon, name } = project;
  return (
    <div className={css.title}>
      <CoinIcon symbol={asset} src={icon} size="5" />
      <div className={css.words}>
        <div className={css.name}>
          <Heading as="h3" size="3">
            <bdi>{name ?? asset}</bdi>
          </Heading>
          <Text color="gray">
            <bdi>{asset}</bdi>
          </Text>
          {joined && <Badge tone="accent">{t('earn.launchpool.joined')}</Badge>}
        </div>
        <Text size="2" color="gray">
          {children}
        </Text>
      </div>
    </div>
  );
}
