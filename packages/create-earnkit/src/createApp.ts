import { cpSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the page is written for. */
export const HOSTS = ['vite', 'next'] as const;
export type Host = (typeof HOSTS)[number];

/** Whether it is one of {@link HOSTS}. */
export const isHost = (name: string): name is Host => HOSTS.some((host) => host === name);

/** The package manager that runs this program, by what it says of itself in `npm_config_user_agent`. */
export function packageManager(userAgent = ''): string {
  const [name = ''] = userAgent.split('/');
  return ['pnpm', 'yarn', 'bun'].includes(name) ? name : 'npm';
}

/** Whether an app can be written into a folder: it is not there, or has nothing in it but what Git keeps. */
export function isFree(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found === undefined || (found.isDirectory() && readdirSync(folder).every((name) => name === '.git'));
}

/** The name of an app in its manifest: npm takes lower case letters, digits and a few signs. */
export const nameOf = (folder: string): string =>
  path
    .basename(path.resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z\d-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'earn';

/** What an app is written of. */
interface App {
  /** Where it is written. */
  readonly folder: string;
  readonly host: Host;
  /** The folder of the templates. */
  readonly templates: string;
  /** The version of Earnkit. */
  readonly version: string;
  /** The package manager that its README names. */
  readonly manager: string;
}

/** Writes an app into a folder that is free. */
export function createApp({ folder, host, templates, version, manager }: App): void {
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(templates, host), folder, { recursive: true });
  const file = path.join(folder, 'package.json');
  const manifest = readFileSync(file, 'utf8')
    .replace(/"name": "[^"]*"/, `"name": "${nameOf(folder)}"`)
    .replaceAll(/("@earnkit\/\w+": )"latest"/g, `$1"^${version}"`);
  writeFileSync(file, manifest);
  // A package cannot hold a file of this name.
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\ndist\n.next\nnext-env.d.ts\n.earnkit\n');
  writeFileSync(path.join(folder, 'README.md'), readmeOf(nameOf(folder), manager));
}

/** The commands after an app is written. */
export const stepsOf = (manager: string): readonly string[] => [`${manager} install`, `${manager} run sandbox`, `${manager} run dev`];

function readmeOf(name: string, manager: string): string {
  const [install = '', sandbox = '', dev = ''] = stepsOf(manager);
  return `# ${name}

\`\`\`sh
${install}
${sandbox} # an exchange at http://127.0.0.1:4610
${dev} # in another terminal
\`\`\`

The page is that of a person who has signed in. Sign in to the sandbox in the browser's console, and reload:

\`\`\`js
await fetch('/sandbox/state'); // brings the csrf cookie
const csrftoken = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
const headers = { 'content-type': 'application/json', csrftoken };
await fetch('/sandbox/login', { method: 'POST', headers, body: JSON.stringify({ world: 'saver' }) });
\`\`\`

With an exchange of your own, start the server with \`EXCHANGE=https://your.exchange\`. What there is beside the holdings is in the
[documentation](https://github.com/earnkit/earnkit/tree/main/packages/earn-components#readme).
`;
}
