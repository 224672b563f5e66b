import { closeSync, openSync, readFileSync, renameSync, unlinkSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A problem that a person can mend; its message is one clear sentence and needs no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const heldHere = new Set<string>();

/**
 * Keeps a second process (or a second sandbox in this one) off a data folder. A lock whose process is gone, after a
 * `kill -9` say, is taken over; a process is known by its id and the moment it started, since ids come round again.
 *
 * @returns gives the folder free again.
 * @throws StartError when somebody else has the folder.
 */
export function lockFolder(folder: string): () => void {
  const file = join(resolve(folder), 'earnkit.lock');
  if (heldHere.has(file)) throw inUse(folder, process.pid);
  const mine = JSON.stringify({ pid: process.pid, started: startedAt(process.pid) });
  for (let attempt = 0; ; attempt += 1) {
    if (create(file, mine)) break;
    const found = read(file);
    if (found === undefined) {
      if (attempt > 20) throw inUse(folder, undefined);
      continue;
    }
    if (isAlive(found) || attempt > 20) throw inUse(folder, holderOf(found)?.pid);
    takeAway(file, found);
  }
  heldHere.add(file);
  return () => {
    heldHere.delete(file);
    if (read(file) === mine) unlinkSync(file);
  };
}

const inUse = (folder: string, pid: number | undefined): StartError =>
  new StartError(
    `The folder ${folder} is in use by another sandbox${pid === undefined ? '' : ` (process ${pid})`}. Stop it first, or choose another folder.`,
  );

function create(file: string, text: string): boolean {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, text);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Moves a dead lock aside; when a live one slipped in between, it is put back untouched. */
function takeAway(file: string, dead: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) === dead) unlinkSync(aside);
  else renameSync(aside, file);
}

interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

function holderOf(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return undefined;
    return { pid: value.pid, started: 'started' in value && typeof value.started === 'string' ? value.started : null };
  } catch {
    return undefined;
  }
}

/** An unreadable lock belongs to a process that died while writing it. */
function isAlive(text: string): boolean {
  const holder = holderOf(text);
  if (holder === undefined || holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return holder.started === null || holder.started === startedAt(holder.pid);
}

/** When a process started, where the system says (Linux); `null` elsewhere. */
function startedAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
