import { ensureBuilt } from './build.ts';

if (await ensureBuilt()) await import('../apps/console/server/main.ts');
else process.exitCode = 1;
