/** Most characters of an amount of staking (ST-61, ST-89). */
export const AMOUNT_CHARACTERS = 12;
