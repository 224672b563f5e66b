import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Fields } from '../http/limits.ts';
import { type Refusal, refusals } from '../refusal.ts';
import { type User, users } from '../users.ts';

/** Wrong passwords in a row after which none is taken for a while. */
const MAX_FAILURES = 5;

/** How long the password is locked then. */
const LOCK_SECONDS = 15 * 60;

/** Most characters of a password. */
export const MAX_PASSWORD_LENGTH = 64;

const derive = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N: 4096 }, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** The stored form of a password: a salt and a hash. */
export async function hashOfPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url');
  return `${salt}.${(await derive(password, salt)).toString('base64url')}`;
}

async function isPassword(given: string, kept: string | null): Promise<boolean> {
  const [salt, hash] = (kept ?? '').split('.');
  if (!salt || !hash) return false;
  const key = Buffer.from(hash, 'base64url');
  const candidate = await derive(given.slice(0, MAX_PASSWORD_LENGTH + 1), salt);
  return candidate.length === key.length && timingSafeEqual(candidate, key);
}

/**
 * Checks the funding password before money moves, if the person has one (SH-31 to SH-37). A wrong password is counted even if
 * the call fails for another reason. After five in a row the password is locked for 15 minutes of sandbox time.
 *
 * @param ask the refusal that asks for it: exchanges use three of them.
 * @throws Refusal if the password is missing, wrong or locked.
 */
export async function needFundingPassword(clock: Clock, user: User, fields: Fields, ask: () => Refusal): Promise<void> {
  const { fundpass } = fields;
  switch (user.fundingPasswordState) {
    case 'off':
      return;
    case 'not-set':
      throw refusals.passwordNotSet();
    case 'fingerprint':
      throw refusals.passwordFingerprint();
    case 'on': {
      const given = typeof fundpass === 'string' && fundpass !== '' ? fundpass : undefined;
      const right = given !== undefined && (await isPassword(given, user.fundingPassword));
      const refusal = await clock.write(async (tx, at): Promise<Refusal | undefined> => {
        const [row] = await tx.select().from(users).where(eq(users.id, user.id)).for('update');
        if (row === undefined) return ask();
        const locked = row.fundingPasswordLockedUntil - at;
        if (locked > 0) return refusals.passwordLocked(Math.ceil(locked / 60));
        if (given === undefined) return ask();
        const failures = right ? 0 : row.fundingPasswordFailures + 1;
        const locks = failures >= MAX_FAILURES;
        await tx
          .update(users)
          .set({ fundingPasswordFailures: locks ? 0 : failures, fundingPasswordLockedUntil: locks ? at + LOCK_SECONDS : 0 })
          .where(eq(users.id, user.id));
        if (right) return undefined;
        return locks ? refusals.passwordLocked(LOCK_SECONDS / 60) : refusals.passwordWrong(MAX_FAILURES - failures);
      });
      if (refusal !== undefined) throw refusal;
    }
  }
}
