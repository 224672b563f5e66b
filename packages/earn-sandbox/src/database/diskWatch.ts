import { Worker } from 'node:worker_threads';

/** Thresholds of the watch. */
export interface DiskWatchOptions {
  /** Room, in bytes, below which the disk is full: one segment of the write-ahead log, which is written as a whole. @default 16 MB */
  readonly segmentBytes?: number;
  /** Interval of the heartbeat in milliseconds. One is missed after twice this time. @default 1000 */
  readonly beatMs?: number;
  /** How many heartbeats in a row have to be missed. @default 20 */
  readonly missed?: number;
}

/** A running watch. */
export interface DiskWatch {
  /** Sends a heartbeat in addition to those of the timer, which cannot fire while work blocks the event loop. */
  readonly beat: () => void;
  readonly end: () => void;
}

/** What the watching thread is given. */
interface Watched extends Required<DiskWatchOptions> {
  readonly folder: string;
  readonly beats: Int32Array;
}

/**
 * Kills this process if a full disk blocks it. When another program fills the disk while a transaction is written, PGlite
 * tries for ever to create the next segment of its log, inside one call: no request is answered and no signal is handled. A
 * second thread notices the missing heartbeats. If the disk is full as well, it writes one log line that names the disk and
 * kills the process. Acknowledged writes are on the disk, and the next start reports the full disk.
 *
 * A busy process is not killed while the disk has room, or while it still sends heartbeats from time to time.
 *
 * @param folder the folder of the data.
 */
export function watchDisk(folder: string, { segmentBytes = 16 * 2 ** 20, beatMs = 1000, missed = 20 }: DiskWatchOptions = {}): DiskWatch {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const watched: Watched = { folder, beats, segmentBytes, beatMs, missed };
  // Passed as the function's text, because a bundled server has no separate file for it.
  const watcher = new Worker(`(${watch.toString()})()`, {
    eval: true,
    workerData: watched,
    env: {},
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 8 },
  });
  // If the watch fails, the process runs without it.
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

/** Runs in the second thread. It is passed as text, so it must not use anything from this module. */
function watch(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { statfsSync, writeSync } = process.getBuiltinModule('node:fs');
  const { folder, beats, segmentBytes, beatMs, missed } = workerData as Watched;
  // Counted one by one: after the machine has slept, only one heartbeat is missed.
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
