import { createHash, createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { asJson } from '../database/columns.ts';
import type { Database } from '../database/openDatabase.ts';
import { statement } from '../database/statement.ts';
import { type User, users } from '../users.ts';

/** Who is signed in. Only a hash of the cookie is kept. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  world: text('world').notNull(),
  /** Null for the visitor's world. */
  userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
  /** Seconds of the host's clock, not of the sandbox's. */
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  /** Increases when the csrf token of the session is changed. Earlier tokens are then invalid. */
  csrfEpoch: integer('csrf_epoch').notNull().default(0),
});

/** Keys the server makes for itself. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

/** Name of the readable csrf cookie, and of the header that repeats it (AMB-002). */
const CSRF = 'csrftoken';

const SESSION = 'session';

/** Seconds after which a session expires: 30 days of the host's clock, so that moving the sandbox's clock signs nobody out. */
const SESSION_SECONDS = 30 * 24 * 3600;

/** The session of a caller. A `token` without a sign-in belongs to an anonymous session, which has a csrf token too. */
export interface Session {
  readonly token: string | undefined;
  /** The world that the person signed in to; `undefined` if nobody is signed in. */
  readonly world: string | undefined;
  /** The person; `undefined` for a visitor. */
  readonly user: User | undefined;
  /** How often the csrf token was changed. */
  readonly csrfEpoch: number;
}

/** A session as the database returns it. */
interface SessionRow {
  readonly world: string;
  readonly user: User | null;
  readonly csrf_epoch: number;
}

/** Every call begins with this query. It selects the person as one JSON value, because reading two dozen columns is slow. */
const findSession = statement<SessionRow, { readonly tokenHash: string; readonly after: number }>(
  () => sql`select ${sessions.world}, ${sessions.csrfEpoch}, (select ${asJson(users)} from ${users} where ${users.id} = ${sessions.userId}) as user
    from ${sessions} where ${sessions.tokenHash} = ${sql.placeholder('tokenHash')} and ${sessions.createdAt} > ${sql.placeholder('after')}`,
);

/** Sessions: their cookies, csrf tokens and people. */
export interface Sessions {
  readonly of: (request: Request) => Promise<Session>;
  /** Signs in to a world under a new session token, and ends the session of the request. Returns the cookies to set. */
  readonly open: (request: Request, world: string, userId: number | undefined) => Promise<readonly string[]>;
  /** Ends the session; returns the cookies of an anonymous one. */
  readonly end: (request: Request) => Promise<readonly string[]>;
  /** Cookies of an anonymous session. */
  readonly anonymous: (request: Request) => readonly string[];
  /** Whether the csrf header repeats a csrf cookie and both are valid for the session. */
  readonly hasCsrf: (request: Request, session: Session) => boolean;
  /** The valid csrf cookie of a session; none if the request has no session cookie. */
  readonly csrfCookie: (request: Request, session: Session) => readonly string[];
  /** Changes the csrf token of the session. The page's token is then no longer valid. */
  readonly rotateCsrf: (request: Request) => Promise<void>;
}

/** Creates the sessions. Reads the key for csrf tokens from the database, or creates it there. `hostNow` is in milliseconds. */
export async function createSessions(database: Database, hostNow: () => number): Promise<Sessions> {
  await database.db
    .insert(secrets)
    .values({ name: 'csrf', value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const [secret] = await database.db.select().from(secrets).where(eq(secrets.name, 'csrf'));
  if (secret === undefined) throw new Error('The database has no csrf key');
  const key = createSecretKey(secret.value, 'hex');

  // Epoch 0 is left out, so that tokens from before there were epochs stay valid.
  const sign = (token: string, salt: string, epoch: number): string =>
    createHmac('sha256', key)
      .update(epoch === 0 ? `${token}.${salt}` : `${token}.${salt}.${epoch}`)
      .digest('base64url');

  /** Whether a csrf token was signed for a session. */
  const isSigned = (csrf: string, token: string, epoch: number): boolean => {
    const [salt, signature] = csrf.split('.');
    return salt !== undefined && signature !== undefined && isSame(signature, sign(token, salt, epoch));
  };

  const flagsFor = (request: Request): string => `Path=/; SameSite=Strict${new URL(request.url).protocol === 'https:' ? '; Secure' : ''}`;

  const csrfFor = (request: Request, token: string, epoch: number): string => {
    const salt = randomBytes(16).toString('base64url');
    return `${CSRF}=${salt}.${sign(token, salt, epoch)}; ${flagsFor(request)}`;
  };

  const cookiesFor = (request: Request, token: string): readonly string[] => [
    `${sessionName(request)}=${token}; ${flagsFor(request)}; HttpOnly`,
    csrfFor(request, token, 0),
  ];

  const now = (): number => Math.floor(hostNow() / 1000);

  const freshToken = (): string => randomBytes(32).toString('base64url');

  const forget = async (request: Request): Promise<void> => {
    const hashes = tokensOf(request).map(hashOf);
    if (hashes.length > 0) await database.db.delete(sessions).where(inArray(sessions.tokenHash, hashes));
  };

  return {
    of: async (request) => {
      const tokens = tokensOf(request);
      for (const token of tokens) {
        const [row] = await findSession(database.db, { tokenHash: hashOf(token), after: now() - SESSION_SECONDS });
        if (row !== undefined) return { token, world: row.world, user: row.user ?? undefined, csrfEpoch: row.csrf_epoch };
      }
      const token = tokens.find((one) => cookiesOf(request, CSRF).some((cookie) => isSigned(cookie, one, 0))) ?? tokens[0];
      return { token, world: undefined, user: undefined, csrfEpoch: 0 };
    },
    open: async (request, world, userId) => {
      await forget(request);
      // expired sessions
      await database.db.delete(sessions).where(lte(sessions.createdAt, now() - SESSION_SECONDS));
      const token = freshToken();
      await database.db.insert(sessions).values({ tokenHash: hashOf(token), world, userId: userId ?? null, createdAt: now() });
      return cookiesFor(request, token);
    },
    end: async (request) => {
      await forget(request);
      return cookiesFor(request, freshToken());
    },
    anonymous: (request) => cookiesFor(request, freshToken()),
    csrfCookie: (request, { token, csrfEpoch }) => (token === undefined ? [] : [csrfFor(request, token, csrfEpoch)]),
    rotateCsrf: async (request) => {
      const hashes = tokensOf(request).map(hashOf);
      if (hashes.length === 0) return;
      await database.db
        .update(sessions)
        .set({ csrfEpoch: sql`${sessions.csrfEpoch} + 1` })
        .where(inArray(sessions.tokenHash, hashes));
    },
    hasCsrf: (request, { token, csrfEpoch }) => {
      const header = request.headers.get(CSRF);
      if (token === undefined || header === null) return false;
      return cookiesOf(request, CSRF).some((cookie) => isSame(header, cookie)) && isSigned(header, token, csrfEpoch);
    },
  };
}

/** Over https, the `__Host-` prefix prevents subdomains and pages over http from setting the cookie. */
const sessionName = (request: Request): string => (new URL(request.url).protocol === 'https:' ? `__Host-${SESSION}` : SESSION);

/** Most session cookies that are looked up for one request. */
const MOST_TOKENS = 8;

/** The session tokens of a request. Over http another page of the host, or of a parent domain, may have set one beside that of this server. */
const tokensOf = (request: Request): readonly string[] =>
  cookiesOf(request, sessionName(request))
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, MOST_TOKENS);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares two texts in constant time. Only their length is not secret. */
const isSame = (first: string, second: string): boolean => {
  const [one, other] = [Buffer.from(first), Buffer.from(second)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The values of the cookies of one name, each once. */
function cookiesOf(request: Request, name: string): readonly string[] {
  const values = (request.headers.get('cookie') ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 && part.slice(0, at).trim() === name ? [part.slice(at + 1).trim()] : [];
  });
  return [...new Set(values)];
}
