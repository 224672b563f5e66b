import { run } from './step.ts';

/*
 * `npm audit` of everything a product gets with the packages and everything they are made with, and the registry's signatures of it. Mirrors of the registry often
 * have no audit service; that is reported as an error, because it does not mean that nothing was found.
 */
const { code, output } = await run('npm', ['audit', '--loglevel=error']);
if (/found \d+ vulnerabilities|# npm audit report/.test(output)) {
  process.stdout.write(output);
  const signatures = await run('npm', ['audit', 'signatures', '--loglevel=error'], { quiet: false });
  process.exitCode = code || signatures.code;
} else {
  console.error(`The packages were not audited: the configured registry has no audit service.\n${output.trim()}`);
  console.error('Set npm_config_registry to a registry that has one, and run this again.');
  process.exitCode = 2;
}
