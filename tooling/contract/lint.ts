import { run } from '../step.ts';

/** What the linter finds in an OpenAPI file; nothing for a file without errors and warnings. */
export async function lint(file: string): Promise<readonly string[]> {
  const { code, output } = await run('redocly', ['lint', file, '--format=stylish', '--config=tooling/contract/redocly.yaml'], {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return code === 0 && !/\bwarnings?\b/.test(output) ? [] : [output];
}
