import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from './EarnTheme.tsx';

afterEach(() => vi.restoreAllMocks());

// The warning is given once for a page, so one test sees all that it depends on, in order.
it('given the development build, when a reset wins over a part, then one warning names the sheet to import, and none before', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await render(<EarnTheme>Fine</EarnTheme>);
  expect(warn).not.toHaveBeenCalled();

  const reset = new CSSStyleSheet();
  reset.replaceSync('button { padding: 0; background: none }');
  document.adoptedStyleSheets.push(reset);
  try {
    await render(<EarnTheme>Undressed</EarnTheme>);
    await render(<EarnTheme>Undressed again</EarnTheme>);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/paddingInlineStart 0px in place of 12px.*styles\.unlayered\.css/));
    expect(document.querySelector('.radix-themes button')).toBeNull();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== reset);
  }
});
