import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useIsMobile } from './useIsMobile.ts';

const Probe = () => createElement('p', null, useIsMobile() ? 'phone' : 'desktop');

test('on a server there is no width, and the page is a desktop', () => {
  expect(renderToString(createElement(Probe))).toBe('<p>desktop</p>');
});
