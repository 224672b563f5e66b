import { Flex, Select } from '@earnkit/ui';
import { useId, type ChangeEvent, type ReactElement } from 'react';
import { sandboxMessages } from '../messages/sandbox.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { FAULTS, SPARED, type Fault, type Spared } from './orders.ts';
import { Part } from './Part.tsx';
import * as css from './sandbox.css.ts';

/** Props of {@link FaultsPart}. */
export interface FaultsPartProps {
  /** What is set. */
  fault: Fault;
  /** How many calls it lets pass. */
  spared: Spared;
  /** Sets it. */
  onChange: (fault: Fault, spared: Spared) => void;
}

/** What goes wrong, and from when on. */
export function FaultsPart({ fault, spared, onChange }: FaultsPartProps): ReactElement {
  const { t } = useConsoleMessages(sandboxMessages);
  const name = useId();
  return (
    <Part title={t('sandbox.faults')} hint={t('sandbox.faults.hint')}>
      <Flex direction="column" role="radiogroup" aria-label={t('sandbox.faults')}>
        {FAULTS.map((one) => (
          <label key={one} className={css.choice}>
            <input type="radio" name={name} value={one} checked={fault === one} onChange={(_event: ChangeEvent) => onChange(one, spared)} />
            {t(`sandbox.fault.${one}`)}
          </label>
        ))}
      </Flex>
      <Select
        label={t('sandbox.fault.after')}
        size="1"
        value={spared}
        onValueChange={(next) => onChange(fault, next)}
        options={SPARED.map((value) => ({ value, label: t(`sandbox.fault.after.${value}`) }))}
      />
    </Part>
  );
}
