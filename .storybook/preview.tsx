import { EarnTheme } from '@earnkit/ui';
import '@earnkit/ui/styles.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { forgetMistakenCalls, refuseMistakenCalls, startMsw } from './msw.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMsw)],
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  globalTypes: {
    appearance: {
      description: 'Light or dark',
      toolbar: { title: 'Appearance', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language of the words',
      toolbar: { title: 'Language', icon: 'globe', items: [{ value: 'en', title: 'English' }, { value: 'zh', title: '中文' }], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { title: 'Direction', icon: 'transfer', items: [{ value: 'ltr', title: 'Left to right' }, { value: 'rtl', title: 'Right to left' }], dynamicTitle: true },
    },
  },
  initialGlobals: { appearance: 'light', locale: 'en', direction: 'ltr' },
  beforeEach: forgetMistakenCalls,
  afterEach: refuseMistakenCalls,
  decorators: [
    (Story, { globals }) => (
      <EarnTheme appearance={globals['appearance'] === 'dark' ? 'dark' : 'light'} dir={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}>
        <Story />
      </EarnTheme>
    ),
  ],
});
