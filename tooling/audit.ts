import { run } from './step.ts';

/*
 * `npm audit` of everything a product gets with the packages and everything they are made with. A mirror of the registry
 * often has no such service; then this says so, which is not the same as clean.
 */
const { code, output } = await run('npm', ['audit', '--loglevel=error']);
if (/found \d+ vulnerabilities|# npm audit report/.test(output)) {
  process.stdout.write(output);
  process.exitCode = code;
} else {
  console.error(`Nobody knows: this registry did not audit the packages.\n${output.trim()}`);
  console.error('Ask one that does: npm_config_registry=https://registry.npmjs.org npm run audit');
  process.exitCode = 2;
}
