import { expect, test, vi } from 'vitest';
import { reportCode } from './reportCode.ts';

test('given an error with parameters in its message, when it is reported, then the line has its code and no parameters', () => {
  let written = '';
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  reportCode(new Error('Failed query: insert\nparams: 123.45', { cause: Object.assign(new Error('123.45'), { code: '23505' }) }));
  reportCode(new RangeError('123.45'));
  reportCode('123.45');
  spy.mockRestore();
  const lines = written.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ code: '23505' }, { code: 'RangeError' }, { code: 'string' }]);
  expect(written).not.toContain('123.45');
});
