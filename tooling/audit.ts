import { run } from './step.ts';

/*
 * `npm audit` of what a product gets with the packages. A mirror of the registry often has no such service; then this
 * says so in place of a stack of HTTP errors.
 */
const { code, output } = await run('npm', ['audit', '--omit=dev', '--audit-level=low']);
if (/ENOAUDIT|audit endpoint returned an error|E40[0-9]|ENOTFOUND|ECONNREFUSED/.test(output)) {
  console.error('This registry does not audit packages. Run it again with one that does:');
  console.error('  npm_config_registry=https://registry.npmjs.org npm run audit');
  process.exitCode = 2;
} else {
  process.stdout.write(output);
  process.exitCode = code;
}
