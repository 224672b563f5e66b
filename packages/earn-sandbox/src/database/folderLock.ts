import { createHash, randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartError } from './startError.ts';

/*
 * A lock is a socket in the folder `lock`. The kernel knows whether a process listens on it: this also works from another
 * container with other process ids and while the holder is stopped, and the lock is free once the holder has ended.
 *
 * Locks are numbered, and the highest number counts. A socket gets its number, by a hard link, only once it listens, so a
 * socket that refuses a connection is dead for good. The highest number is never removed. If two processes find a dead
 * lock, only one of them can create the next number.
 */

/** Longest socket address that every system accepts, in bytes. */
const MAX_ADDRESS = 100;

/** How long to wait for the holder's description, in milliseconds. It holds the lock even if it does not answer. */
const NAME_MS = 300;

/** Interval of the holder's heartbeat for other machines, and how long a heartbeat is valid, in milliseconds. */
const BEAT_MS = 5000;
const BELIEVED_MS = 30_000;

/**
 * Locks a data folder against a second process, or a second sandbox in this process. The lock of a process that has ended,
 * for example by `kill -9`, is taken over at once.
 *
 * @returns unlocks the folder.
 * @throws StartError if the folder is locked.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  if (process.platform === 'win32') return lockByPipe(folder);
  const locks = join(resolve(folder), 'lock');
  mkdirSync(locks, { recursive: true });
  const waiting = `waiting-${randomBytes(6).toString('hex')}`;
  const server = await at(locks, waiting, listenAt);
  try {
    const number = await takeNumber(folder, locks, waiting);
    const stopBeating = beat(join(locks, machineOf(number)));
    for (const name of readdirSync(locks)) if (!isOf(name, number)) rmSync(join(locks, name), { force: true });
    return () => {
      stopBeating();
      server.close();
    };
  } catch (error) {
    server.close();
    rmSync(join(locks, waiting), { force: true });
    throw error;
  }
}

/** On Windows the lock is a named pipe: only one process can own its name, and the system frees the name when that process ends. */
async function lockByPipe(folder: string): Promise<() => void> {
  const name = createHash('sha256').update(resolve(folder).toLowerCase()).digest('hex');
  const address = String.raw`\\?\pipe\earnkit-${name}`;
  const server = await listenAt(address).catch(async (error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE') throw inUse(folder, (await ask(address)) ?? '');
    throw error;
  });
  return () => {
    server.close();
  };
}

/** Gives the listening socket the next number, once the highest one is dead. */
async function takeNumber(folder: string, locks: string, waiting: string): Promise<number> {
  for (;;) {
    const highest = highestIn(locks);
    const holder = highest === 0 ? undefined : await holderOf(locks, highest);
    if (holder !== undefined) throw inUse(folder, holder);
    const next = highest + 1;
    try {
      linkSync(join(locks, waiting), join(locks, String(next)));
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      // A holder removes what is not its own.
      if (codeOf(error) === 'ENOENT') throw inUse(folder, '');
      throw error;
    }
    // The number may have been removed because higher ones have come meanwhile.
    if (highestIn(locks) === next) return next;
    unlinkSync(join(locks, String(next)));
  }
}

const highestIn = (locks: string): number =>
  Math.max(0, ...readdirSync(locks).flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : [])));

const machineOf = (number: number): string => `${number}.machine`;

const isOf = (name: string, number: number): boolean => name === String(number) || name === machineOf(number);

const inUse = (folder: string, holder: string): StartError =>
  new StartError(`The folder ${folder} is in use by another sandbox${holder}. Stop it first, or choose another folder.`);

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Listens, and answers each connection with the id of this process. */
async function listenAt(address: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify({ pid: process.pid, host: hostname() }));
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(address, listening);
  });
  server.unref();
  return server;
}

/** Who holds a lock, in words that follow "sandbox"; `undefined` where the lock is dead. */
async function holderOf(locks: string, number: number): Promise<string | undefined> {
  const answer = await at(locks, String(number), ask);
  if (answer !== undefined) return answer;
  return isBeatingElsewhere(join(locks, machineOf(number))) ? ' on another machine' : undefined;
}

const ask = (address: string): Promise<string | undefined> =>
  new Promise((resolved) => {
    const socket = connect(address);
    let text = '';
    let isLive = false;
    const patience = setTimeout(() => socket.destroy(), NAME_MS);
    socket.on('connect', () => {
      isLive = true;
    });
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('error', (error) => {
      // Nobody listens, or the lock is gone; whatever else is wrong says nothing about its holder.
      isLive ||= !['ECONNREFUSED', 'ENOENT'].includes(codeOf(error) ?? '');
    });
    socket.on('close', () => {
      clearTimeout(patience);
      resolved(isLive ? nameIn(text) : undefined);
    });
  });

function nameIn(text: string): string {
  try {
    const { pid, host } = JSON.parse(text) as { readonly pid: unknown; readonly host: unknown };
    return ` (process ${String(pid)}${host === hostname() ? '' : ` of ${String(host)}`})`;
  } catch {
    return '';
  }
}

/** Calls `reach` with the socket address of a name in the folder. A path that is too long is replaced by a temporary link. */
async function at<Result>(locks: string, name: string, reach: (address: string) => Promise<Result>): Promise<Result> {
  const address = join(locks, name);
  if (Buffer.byteLength(address) <= MAX_ADDRESS) return reach(address);
  const short = mkdtempSync(join(tmpdir(), 'earnkit-'));
  try {
    symlinkSync(locks, join(short, 'l'));
    return await reach(join(short, 'l', name));
  } finally {
    rmSync(short, { recursive: true, force: true });
  }
}

/** Writes a heartbeat for other machines that share the folder over a network, because their kernels do not know the socket. */
function beat(file: string): () => void {
  writeFileSync(file, machine());
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was removed under us; there is nothing left to keep.
    }
  }, BEAT_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

function isBeatingElsewhere(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') !== machine() && Math.abs(Date.now() - statSync(file).mtimeMs) < BELIEVED_MS;
  } catch {
    return false;
  }
}

/** Id of this machine's kernel and boot. */
function machine(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}
