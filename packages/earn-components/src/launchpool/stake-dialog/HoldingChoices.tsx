'use client';
import { type ReactElement, useId } from 'react';
import { formatPercent } from '@earnkit/core';
import type { Stake } from '@earnkit/hooks/launchpool';
import { Button, Percent, RadioCards, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { percentText } from '../../parts/figures/figureText.ts';
import { holdingName } from '../pool/holdingName.ts';
import * as css from './StakeForm.css.ts';
import { launchpoolDialogMessages } from '../dialogMessages.ts';
import { launchpoolMessages } from '../messages.ts';

type Choice = NonNullable<Stake['pool']>['holdings'][number];

/**
 * Where the stake is held, and what that earns beside the rewards (LP-05, LP-06, LP-16, LP-17, LP-26). Choices that an earlier stake rules
 * out stay in place, disabled, with the reason below (LP-22, LP-23). If the pool offers no choice, nothing is rendered and spot is used
 * (AMB-073). Spot is also used if no choice is made or a choice is cleared, and a text below says so.
 */
export function HoldingChoices({ stake }: { readonly stake: Stake }): ReactElement | null {
  const { t } = useMessages(launchpoolDialogMessages);
  const tip = useId();
  const { pool, holding, setHolding, canClearHolding, submission } = stake;
  const choices = pool?.holdings ?? [];
  if (choices.length === 0) return null;
  const ruledOut = choices.filter(({ disabled }) => disabled);
  const reason: 'choiceUnavailable' | 'fixedUnavailable' = ruledOut.some(({ holding: out }) => out !== 'fixed')
    ? 'choiceUnavailable'
    : 'fixedUnavailable';
  const notes: (typeof reason | 'fromSpot')[] = [
    ...(ruledOut.length > 0 ? [reason] : []),
    ...(holding === 'spot' ? (['fromSpot'] as const) : []),
  ];
  return (
    <div
      className={css.choices}
      {...(notes.length > 0 && { 'aria-describedby': tip, role: 'group', 'aria-label': t('earn.launchpool.stake.from') })}
    >
      <RadioCards
        label={t('earn.launchpool.stake.from')}
        layout="list"
        value={holding === 'spot' ? '' : holding}
        onValueChange={setHolding}
        pending={submission.pending}
        options={choices.map((choice) => ({
          value: choice.holding,
          disabled: choice.disabled,
          children: <HoldingOption choice={choice} />,
        }))}
      />
      {canClearHolding && (
        <span className={css.clear}>
          <Button size="1" variant="ghost" disabled={submission.pending} onClick={() => setHolding('spot')}>
            {t('earn.launchpool.stake.clearHolding')}
          </Button>
        </span>
      )}
      {notes.length > 0 && (
        <div id={tip}>
          {notes.map((note) => (
            <Text as="p" key={note} className={css.note}>
              {t(`earn.launchpool.stake.${note}`)}
            </Text>
          ))}
        </div>
      )}
    </div>
  );
}

function HoldingOption({ choice }: { readonly choice: Choice }): ReactElement {
  const { t, figureStyle } = useMessages(launchpoolDialogMessages, launchpoolMessages);
  const { aprFraction, bonusAprFraction } = choice;
  return (
    <span className={css.choice}>
      <span className={css.words}>
        <Text>{holdingName(t, choice)}</Text>
        {choice.holding !== 'staking' && (
          <Text size="1" color="gray">
            {t(choice.holding === 'fixed' ? 'earn.launchpool.stake.fixedHint' : 'earn.launchpool.stake.flexibleHint')}
          </Text>
        )}
      </span>
      <span className={css.rate}>
        <Percent value={percentText(aprFraction, figureStyle)} tone={choice.disabled ? 'default' : 'accent'} />
        {bonusAprFraction && (
          <Text size="1" color="gray">
            {t('earn.launchpool.stake.bonus', { apr: formatPercent(bonusAprFraction, figureStyle) })}
          </Text>
        )}
      </span>
    </span>
  );
}
