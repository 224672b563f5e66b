import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Templates made or read by this process, by key. */
const templates = new Map<string, Promise<Blob>>();

/**
 * Opens a PGlite database in memory that `prepare` has been run on. Making one takes seconds of CPU, so the first one is
 * dumped and later ones load the dump. Where the working directory has a `node_modules`, the dump is also kept in its
 * `.cache` folder for other processes, such as the next test file.
 *
 * @param content what the prepared database depends on; another content has another template.
 * @param prepare brings an empty database up to date; runs once for each content.
 */
export async function openFromTemplate(content: string, prepare: (client: PGlite) => Promise<void>): Promise<PGlite> {
  const key = keyOf(content);
  let template = templateOf(key);
  if (template === undefined) {
    template = makeTemplate(key, prepare);
    templates.set(key, template);
  }
  try {
    return await PGlite.create({ loadDataDir: await template });
  } catch {
    // A file that was cut off is made again.
    template = makeTemplate(key, prepare);
    templates.set(key, template);
    return PGlite.create({ loadDataDir: await template });
  }
}

/**
 * Makes a PGlite database in a folder and closes it: from the template of this content where there is one already, else
 * empty. Either way its tables still have to be brought up to date.
 */
export async function makeFromTemplate(dataDir: string, content: string): Promise<void> {
  const making = async (template?: Blob): Promise<void> => {
    rmSync(dataDir, { recursive: true, force: true });
    const client = await PGlite.create({ dataDir, ...(template ? { loadDataDir: template } : {}) });
    await client.close();
  };
  try {
    const key = keyOf(content);
    await making(await (templates.get(key) ?? readTemplate(key)));
  } catch {
    // A file that was cut off is of no use.
    await making();
  }
}

const keyOf = (content: string): string => createHash('sha256').update(pgliteVersion()).update(content).digest('hex').slice(0, 32);

/** The template with this key that this or another process has made. */
function templateOf(key: string): Promise<Blob> | undefined {
  const template = templates.get(key) ?? readTemplate(key);
  if (template !== undefined) templates.set(key, template);
  return template;
}

async function makeTemplate(key: string, prepare: (client: PGlite) => Promise<void>): Promise<Blob> {
  const client = await PGlite.create();
  await prepare(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  await writeTemplate(key, dump);
  return dump;
}

const folder = (): string => resolve('node_modules', '.cache', 'earnkit-sandbox');

const fileOf = (key: string): string => join(folder(), `${key}.tar`);

function readTemplate(key: string): Promise<Blob> | undefined {
  return existsSync(fileOf(key)) ? Promise.resolve(new Blob([readFileSync(fileOf(key))])) : undefined;
}

/** Writes the dump for other processes and removes those of other contents; a folder that cannot be written is left alone. */
async function writeTemplate(key: string, dump: Blob): Promise<void> {
  if (!existsSync('node_modules')) return;
  try {
    mkdirSync(folder(), { recursive: true });
    const others = readdirSync(folder()).filter((name) => name.endsWith('.tar'));
    const making = join(folder(), `${randomUUID()}.making`);
    writeFileSync(making, new Uint8Array(await dump.arrayBuffer()));
    renameSync(making, fileOf(key));
    for (const name of others) if (name !== `${key}.tar`) rmSync(join(folder(), name), { force: true });
  } catch {
    // The next process makes its own.
  }
}

/** Version of the installed PGlite, whose data directories another version may not read. */
function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const found: unknown = JSON.parse(readFileSync(join(entry, '..', '..', 'package.json'), 'utf8'));
  return typeof found === 'object' && found !== null && 'version' in found ? String(found.version) : '';
}
