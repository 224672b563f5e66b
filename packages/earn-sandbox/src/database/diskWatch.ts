import { Worker } from 'node:worker_threads';

/** How the watch decides. */
export interface DiskWatchOptions {
  /** Room, in bytes, below which the disk is full: one segment of the write-ahead log, which is written as a whole. @default 16 MB */
  readonly segmentBytes?: number;
  /** How long a sign of life may fail to come, in milliseconds. @default 1000 */
  readonly beatMs?: number;
  /** How many signs of life in a row have to fail. @default 20 */
  readonly missed?: number;
}

/** A watch under way. */
export interface DiskWatch {
  /** Gives a sign of life beside those of the timer, which waits while work follows upon work without a turn of the event loop. */
  readonly beat: () => void;
  readonly end: () => void;
}

/** What the watching thread is given. */
interface Watched extends Required<DiskWatchOptions> {
  readonly folder: string;
  readonly beats: Int32Array;
}

/**
 * Ends this process where a full disk has taken it. When another program takes the last room while a transaction is
 * written, PGlite tries for ever to make the next segment of its log, inside one call: no request is answered and no signal is
 * heard. A second thread misses the signs of life of this one. If the disk is full as well, it writes one line of log
 * that names the disk, and kills the process: what was acknowledged is on the disk, and the next start says what is missing.
 *
 * A process that is busy on a disk with room is left alone, for however long, and so is one whose disk is full and that still
 * gives signs of life now and then.
 *
 * @param folder the folder of the data.
 */
export function watchDisk(folder: string, { segmentBytes = 16 * 2 ** 20, beatMs = 1000, missed = 20 }: DiskWatchOptions = {}): DiskWatch {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const watched: Watched = { folder, beats, segmentBytes, beatMs, missed };
  // The text of the function, because a product that bundles its server has no file of it.
  const watcher = new Worker(`(${watch.toString()})()`, {
    eval: true,
    workerData: watched,
    env: {},
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 8 },
  });
  // Without it the process is as it was.
  watcher.on('error', () => undefined);
  watcher.unref();
  let latest = Number.NEGATIVE_INFINITY;
  const beat = (): void => {
    // Each sign wakes the other thread.
    const at = performance.now();
    if (at - latest < beatMs / 10) return;
    latest = at;
    Atomics.add(beats, 0, 1);
    Atomics.notify(beats, 0);
  };
  const timer = setInterval(beat, beatMs);
  timer.unref();
  return {
    beat,
    end: () => {
      clearInterval(timer);
      void watcher.terminate();
    },
  };
}

/** What the thread runs. It is sent as text, so it uses nothing from outside of itself. */
function watch(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { statfsSync, writeSync } = process.getBuiltinModule('node:fs');
  const { folder, beats, segmentBytes, beatMs, missed } = workerData as Watched;
  // Counted one by one: after a machine has slept, one is missed and not all.
  let failed = 0;
  for (;;) {
    const before = Atomics.load(beats, 0);
    failed = Atomics.wait(beats, 0, before, 2 * beatMs) === 'timed-out' ? failed + 1 : 0;
    if (failed < missed || !isFull()) continue;
    try {
      const line = { time: new Date().toISOString(), level: 'error', event: 'disk-full', code: 'ENOSPC', folder };
      writeSync(2, `${JSON.stringify(line)}\n`);
    } catch {
      // Whoever reads the log has gone, or does not read.
    }
    process.kill(process.pid, 'SIGKILL');
  }

  function isFull(): boolean {
    try {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize < segmentBytes;
    } catch {
      return false;
    }
  }
}
