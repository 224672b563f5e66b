import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useIsMobile } from './useIsMobile.ts';

const Probe = () => createElement('p', null, useIsMobile() ? 'phone' : 'desktop');

test('is a desktop on a server', () => {
  expect(renderToString(createElement(Probe))).toBe('<p>desktop</p>');
});
