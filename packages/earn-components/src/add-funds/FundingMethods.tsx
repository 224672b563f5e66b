'use client';
import { type MouseEvent, type ReactElement, useId } from 'react';
import type { FundingMethod } from '@earnkit/core/account/rules';
import type { AddFunds, FundingOption } from '@earnkit/hooks';
import { Icon, type IconShape, icons, Skeleton, VisuallyHidden } from '@earnkit/ui';
import { addFundsMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import { isPlainClick } from '../parts/isPlainClick.ts';
import * as css from './AddFundsDialog.css.ts';

const ICONS: Readonly<Record<FundingMethod, IconShape>> = {
  deposit: icons.deposit,
  express: icons.card,
  transfer: icons.transfer,
  spot: icons.trade,
};

export interface FundingMethodsProps {
  /** The methods that apply to the person. */
  addFunds: Pick<AddFunds, 'asset' | 'options' | 'failed'>;
  /** Called when an open method is pressed. */
  onTake: (method: FundingMethod) => void;
}

/** The methods to add funds as large links: icon, name and one sentence. A method that is not open shows when it opens. */
export function FundingMethods({ addFunds, onTake }: FundingMethodsProps): ReactElement {
  const { t } = useMessages(addFundsMessages);
  const { asset, options, failed } = addFunds;
  const loading = failed === undefined && options.some(({ state }) => state === 'unknown');
  return (
    <ul className={css.methods} role="list" aria-label={t('earn.addFunds.methods')} aria-busy={loading}>
      {options.map((option) => {
        if (option.state !== 'unknown') {
          return (
            <li key={option.way}>
              <Method asset={asset} option={option} onTake={onTake} />
            </li>
          );
        }
        // A failed read is reported once, below the list; a pending one keeps its place.
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

interface MethodProps {
  readonly asset: string;
  readonly option: Exclude<FundingOption, { readonly state: 'unknown' }>;
  readonly onTake: (method: FundingMethod) => void;
}

function Method({ asset, option, onTake }: MethodProps): ReactElement {
  const { t, noticeText } = useMessages(addFundsMessages);
  const id = useId();
  const open = option.state === 'shown';
  const named = { className: css.method, 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-text` };
  const content = (
    <>
      <span className={css.icon}>
        <Icon icon={ICONS[option.way]} size={18} />
      </span>
      <span className={css.methodText}>
        <span className={css.name} id={`${id}-name`}>
          {t(`earn.addFunds.${option.way}`)}
        </span>
        <span className={css.text} id={`${id}-text`}>
          {open ? t(`earn.addFunds.${option.way}Text`, { coin: asset }) : noticeText(option.reason)}
        </span>
      </span>
      {open && (
        <span className={css.forward}>
          <Icon icon={icons.chevronForward} />
        </span>
      )}
    </>
  );
  if (!open) {
    // Focusable although it is disabled, so that a screen reader can read the reason.
    return (
      <span {...named} role="link" aria-disabled="true" tabIndex={0}>
        {content}
      </span>
    );
  }
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onTake(option.way);
  };
  return (
    <a {...named} href={option.href} onClick={follow}>
      {content}
    </a>
  );
}
