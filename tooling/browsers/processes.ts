import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

const START_MS = 90_000;

/** Waits for a line of a program. @returns what the first group of the pattern finds there */
export function said(child: ChildProcess, stream: Readable, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${child.spawnfile} did not start in time: ${text}`)), START_MS);
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      const found = pattern.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`${child.spawnfile} ended with ${code}: ${text}`));
    });
  });
}

/** Ends a program and waits for it. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(late);
}
