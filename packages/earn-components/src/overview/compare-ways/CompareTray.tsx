'use client';
import { type ReactElement, forwardRef } from 'react';
import { type ChosenWay, MOST_COMPARED, type WayChoice, useChosenWays } from '@earnkit/hooks/overview';
import { LinkButton, type PartProps, RemovableChips, Text, rootProps } from '@earnkit/ui';
import { type Translate, useMessages } from '../../messages/index.ts';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import { waysMessages } from '../ways-to-earn/messages.ts';
import * as css from './compare.css.ts';
import { compareMessages } from './messages.ts';

export interface CompareTrayProps extends PartProps {
  /** The ways that are to be compared; without any nothing is drawn. */
  choices: readonly WayChoice[];
  /** Called with the ways that are left when one is removed. */
  onChoicesChange: (choices: readonly WayChoice[]) => void;
  /** Where the ways are compared: see `CompareWays`. */
  href: string;
}

/** The ways that a person puts together to compare them. It stays at the lower edge of the page. */
export const CompareTray = forwardRef<HTMLElement, CompareTrayProps>(function CompareTray(
  { choices, onChoicesChange, href, ...rest },
  ref,
): ReactElement | null {
  const { t } = useMessages(compareMessages);
  const { t: ways } = useMessages(waysMessages);
  const link = useLinkTo(href);
  const chosen = useChosenWays(choices);
  if (choices.length === 0) return null;
  return (
    <section ref={ref} {...rootProps('compare-tray', rest, css.tray)} aria-label={t('earn.compare.tray')}>
      <Text weight="medium">{t('earn.compare.tray')}</Text>
      <RemovableChips
        label={t('earn.compare.tray')}
        items={chosen.map((one) => ({ value: valueOf(one.choice), label: `${one.choice.asset} ${nameOf(ways, one)}` }))}
        onRemove={(value) => onChoicesChange(choices.filter((choice) => valueOf(choice) !== value))}
      />
      <Text size="2" color="gray">
        {choices.length < MOST_COMPARED ? t('earn.compare.trayOne') : t('earn.compare.trayFull')}
      </Text>
      <span className={css.trayOpen}>
        <LinkButton {...link}>{t('earn.compare.trayOpen', { count: String(choices.length) })}</LinkButton>
      </span>
    </section>
  );
});

const valueOf = ({ asset, key }: WayChoice): string => `${asset} ${key}`;

/** The name of a way that is not read; a term without its days while those are not known. */
function nameOf(t: Translate<typeof waysMessages>, { product, days }: ChosenWay): string {
  if (product === undefined) return '';
  return product === 'fixed' && days !== undefined ? t('earn.ways.fixed', { days }) : t(`earn.ways.product.${product}`);
}
