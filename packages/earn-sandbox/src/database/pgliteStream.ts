import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * PGlite never analyzes its tables, so a plan for a small table would be kept while the table grows. Plans are discarded after
 * this many round trips.
 */
const EXCHANGES_OF_A_PLAN = 5000;

/**
 * Statements run one after another without a turn of the event loop, so sockets and timers have to wait. After this many
 * milliseconds the stream waits for one turn.
 */
const LONGEST_TURN_MS = 10;

/** The statement `discard plans` as a message of PostgreSQL's protocol: kind, length, text, end. */
const DISCARD_PLANS = Buffer.from('Q\0\0\0\x12discard plans\0');

/** The message `Sync`, which ends a statement with parameters. */
const SYNC = Buffer.from('S\0\0\0\x04');

/** Kind of the message that is a statement without parameters. */
const QUERY = 0x51;

/** Kind of the answer `ReadyForQuery`, which is six bytes long. */
const READY = 0x5a;

// Kept from the start: a test with fake timers replaces the globals, and they would never fire.
const afterTurn = setImmediate;
const now = performance.now.bind(performance);

/**
 * A socket to a PGlite database, for a client of node-postgres. PGlite has such a client too (`@electric-sql/pglite/node-postgres`),
 * which gives it each message by itself; what a statement consists of arrives here in one piece.
 */
export class PgliteStream extends Duplex {
  readonly #database: PGlite;
  #exchanges = 0;
  /** When the event loop had its last turn, by `now`. */
  #turn = 0;

  constructor(database: PGlite) {
    super();
    this.#database = database;
  }

  /**
   * Connects a client; the pool does so again after an error. The database forgets what an earlier client has prepared, and a
   * transaction that it left open.
   */
  connect(): this {
    this.#database.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  /** Part of a socket that node-postgres uses. */
  setNoDelay(): this {
    return this;
  }

  /** Part of a socket that node-postgres uses. */
  ref(): this {
    return this;
  }

  /** Part of a socket that node-postgres uses. */
  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(message: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    void this.#exchange(message, done);
  }

  override _writev(messages: readonly { readonly chunk: Buffer }[], done: (error?: Error) => void): void {
    void this.#exchange(Buffer.concat(messages.map(({ chunk }) => chunk)), done);
  }

  override _final(done: (error?: Error) => void): void {
    // A client that has ended waits until both directions are closed.
    this.push(null);
    done();
  }

  async #exchange(message: Buffer, done: (error?: Error) => void): Promise<void> {
    try {
      if (now() - this.#turn > LONGEST_TURN_MS) {
        await new Promise((turn) => void afterTurn(turn));
        this.#turn = now();
      }
      this.#exchanges += 1;
      if (this.#exchanges % EXCHANGES_OF_A_PLAN === 0) await this.#database.execProtocolRaw(DISCARD_PLANS);
      const answers: Buffer[] = [];
      // The bytes are the database's own memory, which it writes to again.
      await this.#database.execProtocolRawStream(message, { onRawData: (answer) => answers.push(Buffer.from(answer)) });
      const answer = Buffer.concat(answers);
      // A database that broke within a statement does not say that it is ready, and the client would wait for ever.
      if (endsStatement(message) && answer.at(-6) !== READY) throw new Error('The database broke off its answer');
      // Given on only now: whoever reads an answer may ask again at once, and the database takes one message at a time.
      if (answer.length > 0) this.push(answer);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

const endsStatement = (message: Buffer): boolean => message[0] === QUERY || message.subarray(-SYNC.length).equals(SYNC);
