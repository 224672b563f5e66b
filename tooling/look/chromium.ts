import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installFolder } from '../installFolder.ts';
import { root } from '../step.ts';

/** Where the browser is installed, with a lock file of its own: only the pictures need its 70 MB. */
const BROWSER = path.join(root, 'tooling/look/browser');

/** What the package exports. */
interface Brought {
  /** Unpacks a compressed file into the folder for temporary files. @returns its path. */
  readonly inflate: (file: string) => Promise<string>;
}

/** Fontconfig finds no font of the machine, only the one that comes with the browser, which does not run without any. Pictures show none of it. */
const fontsOf = (folder: string): string =>
  '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
  `<dir>${path.join(folder, 'fonts/fonts')}</dir><cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>\n`;

/** How Playwright starts the browser of the pictures, which a package brings, so that every machine draws the same. */
export async function launchOptions() {
  const folder = await unpack();
  return {
    executablePath: path.join(folder, 'chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      // Every processor draws with the same instructions, and what has changed is drawn as a whole: smoothed edges stay the same.
      '--disable-skia-runtime-opts',
      '--disable-partial-raster',
      '--disable-lcd-text',
    ],
    env: { ...process.env, LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  };
}

/** Unpacks the browser with its libraries, where this was not done before. @throws what a machine needs that cannot run it. */
async function unpack(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `The pictures are taken by a Chromium for Linux on x64, so that every machine draws the same. This is ${process.platform} ${process.arch}. ` +
        'Run it in a container, with packages of its own: ' +
        'docker run --rm --platform linux/amd64 -v "$PWD:/earnkit" -v /earnkit/node_modules -w /earnkit node:24 npm run look',
    );
  await installFolder(BROWSER, 'the browser of the pictures');
  const brought = path.join(BROWSER, 'node_modules/@sparticuz/chromium');
  const { inflate } = (await import(pathToFileURL(path.join(brought, 'build/index.js')).href)) as Brought;
  const { version } = JSON.parse(readFileSync(path.join(brought, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(root, 'node_modules/.cache/look-chromium', version);
  if (existsSync(folder)) return folder;

  mkdirSync(path.dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  const into = process.env['TMPDIR'];
  process.env['TMPDIR'] = fresh;
  const unpacking = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((file) => inflate(path.join(brought, 'bin', file)));
  if (into === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = into;
  await Promise.all(unpacking);
  writeFileSync(path.join(fresh, 'fonts.conf'), fontsOf(folder));
  try {
    renameSync(fresh, folder);
  } catch {
    // Another process was quicker.
    rmSync(fresh, { recursive: true });
  }
  return folder;
}
