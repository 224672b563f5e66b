import { setSoftStaking } from '@earnkit/core/soft-staking/contract';
import { assessSoftStaking } from '@earnkit/core/soft-staking/rules';
import type { Rule } from '../table.ts';

/** Rules of soft staking, by table. */
export const softStakingRules: Readonly<Record<string, Rule>> = {
  'V-SK': (row) => {
    const assessment = assessSoftStaking(row.dialog === 'close' ? 'close' : 'activate', row.terms === 'ticked');
    return { sent: assessment.state === 'ready' ? JSON.stringify(setSoftStaking.encode(assessment.request)) : '(nothing)' };
  },
};
