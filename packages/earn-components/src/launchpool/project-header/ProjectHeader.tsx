'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { type ProjectView, useLaunchpoolProject } from '@earnkit/hooks/launchpool';
import { type BadgeProps, type PartProps, Badge, CoinIcon, EmptyState, Heading, Skeleton, Text, rootProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import * as css from './ProjectHeader.css.ts';
import { ProjectTimes } from './ProjectTimes.tsx';
import { launchpoolMessages } from '../messages.ts';

export interface ProjectHeaderProps extends PartProps {
  /** The project. */
  projectId: string;
  /** Level of the heading; `none` where its parent page has the project's name as its heading. @default 2 */
  headingLevel?: 1 | 2 | 3 | 'none';
  /** Below the message that the project does not exist, such as a link to the list. @default nothing */
  missingAction?: ReactNode;
}

/**
 * The head of a project's page (LP-04, LP-10, AMB-024): name, coin and status, the time until it starts or ends, and what happens when. A
 * message is shown if there is no such project.
 */
export const ProjectHeader = forwardRef<HTMLElement, ProjectHeaderProps>(function ProjectHeader(
  { projectId, headingLevel = 2, missingAction, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const reading = useLaunchpoolProject(projectId);
  return (
    <section ref={ref} {...rootProps('project-header', rest, css.root)} aria-busy={reading.state === 'loading'}>
      <StaleBanner reading={reading} />
      {reading.state === 'failed' && (
        <QueryError reading={reading} title={t('earn.launchpool.project.failed')} hint={t('earn.launchpool.project.failedHint')} />
      )}
      {reading.state === 'loading' && <Placeholder />}
      {reading.state === 'ready' &&
        (reading.data === undefined ? (
          <EmptyState
            title={t('earn.launchpool.project.missing')}
            description={t('earn.launchpool.project.missingHint')}
            action={missingAction}
          />
        ) : (
          <Project view={reading.data} headingLevel={headingLevel} />
        ))}
    </section>
  );
});

function Project({
  view,
  headingLevel,
}: { readonly view: ProjectView } & Required<Pick<ProjectHeaderProps, 'headingLevel'>>): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const { project, status, pools } = view;
  const { asset, icon, name } = project;
  const stakeable = pools.filter((pool) => pool.stakeable).length;
  return (
    <>
      <header className={css.head}>
        <CoinIcon symbol={asset} src={icon} size="5" />
        <div className={css.words}>
          <div className={css.name}>
            {headingLevel !== 'none' && (
              <Heading as={`h${headingLevel}`} size="5">
                <bdi>{name ?? asset}</bdi>
              </Heading>
            )}
            {(name ?? asset).toUpperCase() !== asset.toUpperCase() && (
              <Text color="gray">
                <bdi>{asset}</bdi>
              </Text>
            )}
            <StatusBadge status={status} />
            {pools.some(({ pool }) => pool.joined) && <Badge tone="accent">{t('earn.launchpool.joined')}</Badge>}
          </div>
          {stakeable > 0 && status !== 'completed' && (
            <Text as="p" color="gray">
              {t('earn.launchpool.project.lead', { count: stakeable, coin: asset })}
            </Text>
          )}
        </div>
      </header>
      <ProjectTimes view={view} />
    </>
  );
}

/** The same heights, so that nothing moves when the project comes. */
const Placeholder = (): ReactElement => (
  <>
    <div className={css.head}>
      <Skeleton shape="circle" width="40px" />
      <div className={css.words}>
        <Text size="5">
          <Skeleton width="7em" />
        </Text>
        <Text>
          <Skeleton width="16em" />
        </Text>
      </div>
    </div>
    <div className={css.timesPlaceholder}>
      <Skeleton shape="block" width="100%" height="100%" />
    </div>
  </>
);

const TONES = {
  'in-progress': 'success',
  'not-started': 'info',
  completed: 'neutral',
  none: 'neutral',
} as const satisfies Record<ProjectView['status'], BadgeProps['tone']>;

/** The status of a project (LP-10). */
function StatusBadge({ status }: Pick<ProjectView, 'status'>): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  return <Badge tone={TONES[status]}>{t(`earn.launchpool.status.${status}`)}</Badge>;
}
