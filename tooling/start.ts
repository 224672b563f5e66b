import { pathToFileURL } from 'node:url';
import { CONSOLE_SERVER, ensureBuilt } from './build.ts';

if (await ensureBuilt()) await import(pathToFileURL(CONSOLE_SERVER).href);
else process.exitCode = 1;
