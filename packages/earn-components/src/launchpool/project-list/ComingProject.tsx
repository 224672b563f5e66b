'use client';
import type { ReactElement } from 'react';
import { CoinIconStack, Flex, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { listText } from '../../parts/query/listText.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import * as css from './ProjectList.css.ts';
import { ProjectTitle } from './ProjectTitle.tsx';
import type { RunningProjectProps } from './RunningProject.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { ViewLink } from './ViewLink.tsx';
import { launchpoolMessages } from '../messages.ts';

/** Maximum number of coins that are named beside their icons. With more coins, only screen readers get the names, from the icons. */
const MOST_NAMED = 3;

/** A project that has not started as a card: when it starts, and which coins its pools take. */
export function ComingProject({ listed, href }: RunningProjectProps): ReactElement {
  const { t, language } = useMessages(launchpoolMessages);
  const { minute } = useTimes();
  const { project } = listed;
  const coins = project.pools.map(({ asset, icon }) => ({ symbol: asset, src: icon }));
  const isNamed = coins.length <= MOST_NAMED;
  return (
    <li className={css.card} data-part="project-list-item">
      <div className={css.head}>
        <ProjectTitle listed={listed}>
          {project.startsAt === undefined
            ? t('earn.launchpool.list.startUnknown')
            : t('earn.launchpool.list.starts', { time: minute(project.startsAt) })}
        </ProjectTitle>
      </div>
      <div className={css.body}>
        <TimeLeft project={project} />
        {coins.length > 0 && (
          <div className={css.time}>
            <Text size="1" color="gray">
              {t('earn.launchpool.list.stakeCoins')}
            </Text>
            <Flex align="center" gap="2" wrap="wrap">
              <CoinIconStack coins={coins} size="3" {...(isNamed && { 'aria-hidden': true })} />
              {isNamed && (
                <Text>
                  <bdi>
                    {listText(
                      language,
                      coins.map(({ symbol }) => symbol),
                    )}
                  </bdi>
                </Text>
              )}
            </Flex>
          </div>
        )}
        <div className={css.bodyAction}>
          <ViewLink project={project} href={href} />
        </div>
      </div>
    </li>
  );
}
