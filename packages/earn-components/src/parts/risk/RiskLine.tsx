import { type ReactElement, forwardRef } from 'react';
import { Banner, Icon, type IconShape, type PartProps, Skeleton, VisuallyHidden, icons, rootProps, Words } from '@earnkit/ui';
import { type Translate, useMessages } from '../../messages/index.ts';
import * as css from './RiskLine.css.ts';
import { riskMessages } from './messages.ts';

/** What a person puts money into, by what can go wrong with it. */
export type RiskKind =
  | 'flexible'
  | 'fixed'
  | 'staking'
  | 'defi'
  | 'exchange'
  | 'debt'
  | 'default'
  | 'launchpool'
  | 'soft-staking'
  | 'wealth';

/** The coins that the words name. */
export interface RiskNames {
  /** The coin that is put in. */
  readonly coin: string;
  /** The coin that is paid. @default the coin that is put in */
  readonly reward?: string | undefined;
}

/** What can go wrong, and who pays; a fact that is not known is left out, never guessed (AMB-175). */
function riskFacts(t: Translate<typeof riskMessages>, kind: RiskKind, { coin, reward = coin }: RiskNames): readonly RiskFact[] {
  const named = { coin, reward };
  return [
    { key: 'what', text: t(`earn.risk.${kind}.what`, named) },
    ...(kind === 'default' || kind === 'soft-staking' ? [] : [{ key: 'who', text: t(`earn.risk.${kind}.who`, named) } as const]),
  ];
}

/** One of the facts. */
export interface RiskFact {
  /** Which one: when the money is back, what can go wrong, who pays. */
  readonly key: 'access' | 'what' | 'who';
  /** What is said of it. */
  readonly text: string;
}

const ICONS: Readonly<Record<RiskFact['key'], IconShape>> = { access: icons.exit, what: icons.shield, who: icons.coins };

export interface RiskLineProps extends PartProps, RiskNames {
  /** What the money is put into. */
  kind: RiskKind;
  /** When the money is back. @default left out */
  access?: string | undefined;
  /**
   * `row`: one line that breaks between facts. `card`: below one another. `dialog`: below one another, and of a credit product a note of
   * what a default means.
   * @default 'row'
   */
  look?: 'row' | 'card' | 'dialog';
}

/** When a person has their money back, what can go wrong and who pays: in this order, and in the same words wherever a product is offered (AMB-175). */
export const RiskLine = forwardRef<HTMLDivElement, RiskLineProps>(function RiskLine(
  { kind, coin, reward, access, look = 'row', ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(riskMessages);
  const facts: readonly RiskFact[] = [
    ...(access === undefined ? [] : [{ key: 'access', text: access } as const]),
    ...riskFacts(t, kind, { coin, reward }),
  ];
  return (
    <div ref={ref} {...rootProps('risk-line', rest, look === 'dialog' ? css.head : undefined)}>
      <div className={look === 'row' ? css.facts : `${css.facts} ${css.stacked}`}>
        {facts.map(({ key, text }) => (
          <span key={key} data-part="risk-line-item" className={css.fact}>
            <span className={css.icon}>
              <Icon icon={ICONS[key]} size={14} />
            </span>
            <span className={key === 'access' ? css.access : undefined}>
              <VisuallyHidden>
                <Words>{t(`earn.risk.${key}`)}</Words>
                <Words>{':'}</Words>{' '}
              </VisuallyHidden>
              <Words>{text}</Words>
            </span>
          </span>
        ))}
      </div>
      {look === 'dialog' && kind === 'debt' && (
        <Banner tone="warning" title={t('earn.risk.credit')}>
          {t('earn.risk.creditText')}
        </Banner>
      )}
    </div>
  );
});

/** The place of the line of a dialog whose product is not known yet. */
export const RiskPlaces = (): ReactElement => (
  <div className={css.head}>
    <div className={`${css.facts} ${css.stacked}`}>
      {[70, 85, 55].map((percent) => (
        <span key={percent} className={css.fact}>
          <Skeleton width={`${percent}%`} />
        </span>
      ))}
    </div>
  </div>
);
