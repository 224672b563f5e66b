import { expect, it, vi } from 'vitest';
import { warnOfSheets } from './SheetWarning.ts';

it('given an element that no sheet gives the tokens, when it is looked at, then a warning names the sheet to import', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  warnOfSheets(document.body);
  warnOfSheets(document.body);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/stylesheet is missing.*'@earnkit\/ui\/styles\.css'/));
  warn.mockRestore();
});
