'use client';
import { type MouseEvent, type ReactElement, useId } from 'react';
import type { FundingMethod } from '@earnkit/core/account/rules';
import type { AddFunds, FundingOption } from '@earnkit/hooks';
import { Icon, type IconName, Skeleton, VisuallyHidden } from '@earnkit/ui';
import { useCopy } from '../copy/index.ts';
import * as css from './AddFundsDialog.css.ts';

const PICTURES: Readonly<Record<FundingMethod, IconName>> = { deposit: 'deposit', express: 'card', transfer: 'transfer', spot: 'trade' };

/** Props of {@link FundingMethods}. */
export interface FundingMethodsProps {
  /** The ways that concern the person. */
  addFunds: Pick<AddFunds, 'asset' | 'options' | 'failed'>;
  /** Called when a way is pressed that can be gone. */
  onTake: (way: FundingMethod) => void;
}

/** The ways to add funds as large links: a picture, what it is called, a sentence. One that is not open says when it will be. */
export function FundingMethods({ addFunds, onTake }: FundingMethodsProps): ReactElement {
  const { t } = useCopy();
  const { asset, options, failed } = addFunds;
  const loading = failed === undefined && options.some(({ state }) => state === 'unknown');
  return (
    <ul className={css.ways} role="list" aria-label={t('earn.addFunds.ways')} aria-busy={loading}>
      {options.map((option) => {
        if (option.state !== 'unknown') {
          return (
            <li key={option.way}>
              <Way asset={asset} option={option} onTake={onTake} />
            </li>
          );
        }
        // What could not be read is told once, below; what is on its way holds its place.
        return failed === undefined ? (
          <li key={option.way}>
            <Skeleton shape="block" width="100%" height="68px" />
          </li>
        ) : null;
      })}
      {loading && (
        <li>
          <VisuallyHidden>{t('earn.addFunds.loading')}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}

interface WayProps {
  readonly asset: string;
  readonly option: Exclude<FundingOption, { readonly state: 'unknown' }>;
  readonly onTake: (way: FundingMethod) => void;
}

function Way({ asset, option, onTake }: WayProps): ReactElement {
  const { t, tKey } = useCopy();
  const id = useId();
  const open = option.state === 'shown';
  const named = { className: css.way, 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-text` };
  const words = (
    <>
      <span className={css.picture}>
        <Icon name={PICTURES[option.way]} size={18} />
      </span>
      <span className={css.words}>
        <span className={css.name} id={`${id}-name`}>
          {t(`earn.addFunds.${option.way}`)}
        </span>
        <span className={css.text} id={`${id}-text`}>
          {open ? t(`earn.addFunds.${option.way}Text`, { coin: asset }) : tKey(option.reason.key, option.reason.values)}
        </span>
      </span>
      {open && (
        <span className={css.forward}>
          <Icon name="chevron-forward" />
        </span>
      )}
    </>
  );
  if (!open) {
    // Not open yet, it can be reached all the same, or nobody who listens would hear why.
    return (
      <span {...named} role="link" aria-disabled="true" tabIndex={0}>
        {words}
      </span>
    );
  }
  const follow = (event: MouseEvent): void => {
    // With a modifier key it opens as any link does.
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onTake(option.way);
  };
  return (
    <a {...named} href={option.href} onClick={follow}>
      {words}
    </a>
  );
}
