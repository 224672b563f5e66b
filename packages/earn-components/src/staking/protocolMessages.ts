import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the rate of a protocol. */
export const en = {
  'earn.staking.protocol.parts': '{base} base + up to {bonus} bonus',
  'earn.staking.protocol.partsTask': '{base} base + up to {bonus} bonus after a web3 task',
  'earn.staking.protocol.base': '{base} base, no bonus',
} as const;

/** The messages of this room. */
export const stakingProtocolMessages = defineMessages({ en, zh: () => import('./protocolMessages.zh.ts') });
