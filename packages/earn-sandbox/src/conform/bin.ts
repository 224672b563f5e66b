#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkExchange } from './checkExchange.ts';
import { ConformError } from './conformError.ts';
import type { Known } from './kit.ts';
import { htmlReport } from './report/html.ts';
import { textReport } from './report/text.ts';

const USAGE = `Usage: earnkit-conform --origin <origin> --cookie-file <file> [options]

Tells whether an exchange keeps the contract of Earnkit's calls. Without --orders it only reads.

  --origin <origin>     the exchange, such as https://exchange.example; http only on this machine
  --cookie-file <file>  cookies of a person who is signed in: cookies.txt, or the value of a cookie header
  --orders              also places orders and changes settings. THIS MOVES MONEY of the account
  --test-account        says that the account is a test account; --orders needs it
  --seed <number>       makes the orders of two runs the same (printed; else another one each time)
  --runs <number>       how many times each product is gone through with orders (1)
  --known <file>        JSON of what no call lists: {"launchpool":["1002"],"staking":[{"coin":"ETH","pid":"1011"}],
                        "wealth":[{"order_id":"7","project_type":5,"pid":"501","min_amount":"100"}]}
  --without <calls>     a call, or the beginning of its name, that the exchange lacks: wealth. ; may be repeated
  --tolerant            leaves out what the components read right although the contract says otherwise
  --exchange-time-zone <zone>
                        whose days fixed terms are counted in (UTC)
  --csrf-cookie <name>  name of the csrf cookie (csrftoken)
  --csrf-header <name>  name of the header that repeats it (csrftoken)
  --patience <seconds>  how long an order may take to show (10)
  --json <file>         writes the report as JSON
  --html <file>         writes the report as a page
  --quiet               does not say what is being checked
  --help                shows this text

Ends with 0 when nothing is found, with 1 when something is, and with 2 when it could not run.`;

const readArguments = () =>
  parseArgs({
    options: {
      origin: { type: 'string' },
      'cookie-file': { type: 'string' },
      orders: { type: 'boolean' },
      'test-account': { type: 'boolean' },
      seed: { type: 'string' },
      runs: { type: 'string' },
      known: { type: 'string' },
      without: { type: 'string', multiple: true },
      tolerant: { type: 'boolean' },
      'exchange-time-zone': { type: 'string' },
      'csrf-cookie': { type: 'string' },
      'csrf-header': { type: 'string' },
      patience: { type: 'string' },
      json: { type: 'string' },
      html: { type: 'string' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }).values;

try {
  const values = usable(readArguments);
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (values.origin === undefined || values['cookie-file'] === undefined)
    throw new ConformError(`Give --origin and --cookie-file.\n\n${USAGE}`);
  if (values.orders && !values['test-account'])
    throw new ConformError(
      '--orders moves money of the account. Add --test-account if it is a test account, and leave out --orders if it is not.',
    );
  const report = await checkExchange({
    origin: values.origin,
    cookies: textOf(values['cookie-file']),
    orders: values.orders ? { seed: numberOf('seed', values.seed), runs: numberOf('runs', values.runs) } : undefined,
    known: values.known === undefined ? undefined : knownOf(values.known),
    without: values.without,
    tolerant: values.tolerant,
    exchangeTimeZone: values['exchange-time-zone'],
    csrf: { cookie: values['csrf-cookie'], header: values['csrf-header'] },
    patienceMs: values.patience === undefined ? undefined : (numberOf('patience', values.patience) ?? 0) * 1000,
    onStep: values.quiet || !process.stderr.isTTY ? undefined : (what) => process.stderr.write(`\r\u001b[K${what.slice(0, 70)}`),
  });
  if (process.stderr.isTTY && !values.quiet) process.stderr.write('\r\u001b[K');
  console.log(textReport(report));
  if (values.json !== undefined) write(values.json, `${JSON.stringify(report, null, 2)}\n`);
  if (values.html !== undefined) write(values.html, htmlReport(report));
  process.exitCode = report.healthy ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConformError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** @throws ConformError with the usage, for an argument that is not known. */
function usable<Values>(read: () => Values): Values {
  try {
    return read();
  } catch (error) {
    throw new ConformError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConformError(`The file ${file} cannot be read.`);
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw new ConformError(`The file ${file} cannot be written.`);
  }
}

function knownOf(file: string): Known {
  try {
    return JSON.parse(textOf(file)) as Known;
  } catch (error) {
    if (error instanceof ConformError) throw error;
    throw new ConformError(`The file ${file} is not JSON.`);
  }
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new ConformError(`--${name} is a whole number, not "${text}".`);
  return Number(text);
}
