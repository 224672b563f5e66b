import type { Referral } from '../../contract/account.ts';

/** The code in an invitation (SH-25): a partner's own where they have one, else the person's; `undefined` where there is neither. */
export const invitationCode = (referral: Referral | undefined): string | undefined => referral?.kolCode ?? referral?.encryptedUid;
