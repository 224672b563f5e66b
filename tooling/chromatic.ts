import { run } from './step.ts';

/* Sends the stories to Chromatic, which compares their pictures with those of the last accepted build. */
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { code } = await run('chromatic', ['--build-script-name=build-storybook', '--exit-zero-on-changes', ...process.argv.slice(2)], {
    quiet: false,
  });
  process.exitCode = code;
} else {
  console.error('Chromatic needs a project: set CHROMATIC_PROJECT_TOKEN to its token. Nothing was sent.');
  process.exitCode = 1;
}
