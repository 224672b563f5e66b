#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { DoctorProblem, openChrome } from './doctor/chrome.ts';
import { readCookies } from './doctor/cookies.ts';
import { FAULTS, findingsOf } from './doctor/faults.ts';
import { type Visit, visitPage } from './doctor/visit.ts';

const USAGE = `Usage: earnkit-doctor <url> [options]

Opens a page that shows the earn area in the Chrome, Chromium or Edge of this machine, and names what is wrong and the line to change.
It presses nothing and sends no order. Exit code 0: healthy, 1: a fault, 2: the page could not be looked at.

  --cookie-file <file>  cookies of a person who is signed in: the value of a cookie header, such as session=abc; region=de
  --calls <path>        where the calls of an adapter begin, such as /v4/; may be given again
  --ignore <number>     a fault that the page has on purpose, such as EK126; may be given again
  --json                writes { url, findings, looked } as JSON
  --help                shows this text

EARNKIT_COOKIE holds the cookies where no file does. CHROME_PATH names another browser. Each number is explained at
https://github.com/earnkit/earnkit/blob/main/docs/doctor.md`;

/** Where the documented calls begin. */
const DOCUMENTED = ['/apiw/v2/', '/api/web/'];

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'cookie-file': { type: 'string' },
        calls: { type: 'string', multiple: true },
        ignore: { type: 'string', multiple: true },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const [url = '', ...more] = positionals;
if (!/^https?:/.test(url) || !URL.canParse(url) || more.length > 0) fail(USAGE);

const indented = (text: string): string => text.replaceAll('\n', '\n         ');

try {
  const cookies = readCookies(values['cookie-file'], process.env['EARNKIT_COOKIE']);
  const chrome = await openChrome();
  let visit: Visit;
  try {
    visit = await visitPage(chrome.tab, url, { cookies });
  } finally {
    await chrome.close();
  }
  const beginnings = [...DOCUMENTED, ...(values.calls ?? [])];
  const isCall = (address: string): boolean =>
    URL.canParse(address) && beginnings.some((beginning) => new URL(address).pathname.includes(beginning));
  const findings = findingsOf(visit, isCall).filter(({ number }) => values.ignore?.includes(number) !== true);
  if (values.json)
    console.log(JSON.stringify({ url: visit.url, findings, looked: FAULTS.map(({ number, looked }) => ({ number, looked })) }, null, 2));
  else {
    for (const { number, what, where, mend } of findings) {
      console.log(`${number}  ${what}`);
      for (const place of where) console.log(`  where  ${place}`);
      console.log(`  mend   ${indented(mend)}\n`);
    }
    if (findings.length > 0) console.log('Each number is explained at https://github.com/earnkit/earnkit/blob/main/docs/doctor.md');
    else console.log(`${visit.url} is healthy. Looked at:\n${FAULTS.map(({ number, looked }) => `  ${number}  ${looked}`).join('\n')}`);
  }
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof DoctorProblem)) throw error;
  fail(error.message);
}
