#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { HOSTS, createApp, isFree, isHost, packageManager, stepsOf } from './createApp.ts';

const USAGE = `Usage: npm create earnkit [folder] -- [options]

Writes a working earn page into a new or an empty folder. It asks for what is not given.

  --host <host>  what the page is built with: ${HOSTS.join(' or ')}
  --help         shows this text`;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { host: { type: 'string' }, help: { type: 'boolean' } } });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

/** Asks for what was not given. Without a terminal nobody answers. */
async function ask(question: string, otherwise: string): Promise<string> {
  if (!process.stdin.isTTY) return fail(`${question} is not given, and there is no terminal to ask at.\n\n${USAGE}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (${otherwise}): `);
  terminal.close();
  return answer.trim() || otherwise;
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const folder = positionals[0] ?? (await ask('The folder', 'my-earn'));
if (!isFree(folder)) fail(`${folder} is not empty. Name another folder.`);
const host = values.host ?? (await ask(`The host, ${HOSTS.join(' or ')}`, HOSTS[0]));
if (!isHost(host)) fail(`There is no host "${host}". There are: ${HOSTS.join(', ')}.`);

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
const manager = packageManager(process.env['npm_config_user_agent']);
createApp({ folder, host, templates: fileURLToPath(new URL('templates', import.meta.url)), version, manager });
const steps = [`cd ${path.relative('', folder) || '.'}`, ...stepsOf(manager)];
console.log(
  `${folder} has an earn page for ${host === 'vite' ? 'Vite' : 'Next.js'}. Next:\n\n${steps.map((step) => `  ${step}`).join('\n')}\n\nIts README.md says how to sign in to the sandbox.`,
);
