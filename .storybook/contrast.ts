/** The question that a sheet asks; a page cannot answer it, only the machine can. */
const ASKED = /\(prefers-contrast: more\)/g;

/** What is always so. */
const ALWAYS = '(min-width: 0px)';

/** The rules that were changed, each with what it asked. */
const changed = new Map<CSSMediaRule, string>();

function changeIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.search(ASKED) >= 0) {
      changed.set(rule, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText.replace(ASKED, ALWAYS);
    }
    if (rule instanceof CSSGroupingRule) changeIn(rule.cssRules);
  }
}

function changeAll(): void {
  for (const sheet of document.styleSheets) changeIn(sheet.cssRules);
}

/** Sheets arrive with the parts that need them. */
const later = new MutationObserver((records) => {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  if (added.some((node) => node instanceof HTMLStyleElement || node instanceof HTMLLinkElement)) changeAll();
});

/**
 * Shows the page as a machine does whose person asks for more contrast: the rules of our sheets for them count for everybody. What a machine
 * changes by itself is not shown.
 */
export function askForContrast(contrast: unknown): void {
  later.disconnect();
  removeEventListener('load', changeAll, true);
  for (const [rule, asked] of changed) rule.media.mediaText = asked;
  changed.clear();
  if (contrast !== 'more') return;
  changeAll();
  later.observe(document, { subtree: true, childList: true });
  // A linked sheet has its rules only when it is loaded.
  addEventListener('load', changeAll, true);
}
