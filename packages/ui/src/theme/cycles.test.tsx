import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import type { Accent } from './brand.ts';
import { EarnTheme } from './EarnTheme.tsx';

/** Every rule of the page that an element matches, in layers and media too. */
function rulesOf(element: Element, rules: CSSRuleList): readonly CSSStyleRule[] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return element.matches(rule.selectorText) ? [rule] : [];
    return rule instanceof CSSGroupingRule ? rulesOf(element, rule.cssRules) : [];
  });
}

/** The custom properties that each custom property of an element names, in a fallback too. */
function namesIn(element: Element): ReadonlyMap<string, ReadonlySet<string>> {
  const named = new Map<string, Set<string>>();
  for (const { style } of [...document.styleSheets].flatMap((sheet) => rulesOf(element, sheet.cssRules)))
    for (const property of Array.from(style).filter((name) => name.startsWith('--'))) {
      const names = named.get(property) ?? new Set();
      for (const [, name = ''] of style.getPropertyValue(property).matchAll(/var\(\s*(--[\w-]+)/g)) names.add(name);
      named.set(property, names);
    }
  return named;
}

/** Whether a custom property names itself, by way of others. */
function namesItself(property: string, named: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const reached = new Set<string>();
  const queue = [property];
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const name of named.get(next) ?? []) {
      if (name === property) return true;
      if (reached.has(name)) continue;
      reached.add(name);
      queue.push(name);
    }
  return false;
}

it.each<Accent>(['jade', 'blue', 'indigo', 'violet', 'orange'])(
  'given the accent %s, then no token names itself, not even in a fallback that nothing uses: WebKit would drop it',
  async (accent) => {
    await render(<EarnTheme accent={accent}>Earn</EarnTheme>);
    const theme = document.querySelector('.radix-themes');
    const named = theme ? namesIn(theme) : new Map<string, ReadonlySet<string>>();
    expect(named.get('--earn-accent-solid')?.size).toBeGreaterThan(0);
    expect([...named.keys()].filter((property) => namesItself(property, named))).toEqual([]);
  },
);
