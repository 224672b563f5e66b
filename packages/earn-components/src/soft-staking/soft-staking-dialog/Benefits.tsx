'use client';
import type { ReactElement } from 'react';
import { Flex, Icon, icons, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useAccountName, YOUR_ACCOUNT } from '../../parts/order/accountName.ts';
import * as css from './SoftStakingDialog.css.ts';
import { softStakingDialogMessages } from '../dialogMessages.ts';

const BENEFITS = [
  { key: 'free', icon: icons.success },
  { key: 'anytime', icon: icons.transfer },
  { key: 'daily', icon: icons.clock },
] as const;

/** The three benefits of soft staking (SS-02). */
export function Benefits(): ReactElement {
  const { t } = useMessages(softStakingDialogMessages);
  const account = t(YOUR_ACCOUNT[useAccountName('unified')]);
  return (
    <ul className={css.benefits} aria-label={t('earn.soft.benefits')}>
      {BENEFITS.map(({ key, icon }) => (
        <li key={key} className={css.benefit}>
          <span className={css.benefitIcon}>
            <Icon icon={icon} size={20} />
          </span>
          <Flex direction="column">
            <Text size="2" weight="medium">
              {t(`earn.soft.benefit.${key}`)}
            </Text>
            <Text size="1" color="gray">
              {key === 'daily' ? t('earn.soft.benefit.dailyHint', { account }) : t(`earn.soft.benefit.${key}Hint`)}
            </Text>
          </Flex>
        </li>
      ))}
    </ul>
  );
}
