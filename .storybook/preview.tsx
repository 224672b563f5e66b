import { EarnArea, type EarnAreaProps } from '@earnkit/components';
import '@earnkit/components/styles.css';
import { createEarnClient } from '@earnkit/core';
import { EarnTheme } from '@earnkit/ui';
import '@earnkit/ui/styles.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import './forcedColours.ts';
import { forgetMistakenCalls, refuseMistakenCalls, startMsw } from './msw.ts';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Where a story stands in the earn area: session, edition, messages and the like. */
    earn?: Partial<EarnAreaProps>;
  }
}

/** Reads are not repeated, so that a story that shows a failure does not wait for ten of them. */
const client = createEarnClient({ readRetries: 0 });

/** 15 January 2026, 08:30 UTC, in every story. */
const NOW = 1_768_465_800;

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
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh', title: '中文' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { appearance: 'light', locale: 'en', direction: 'ltr' },
  beforeEach: forgetMistakenCalls,
  afterEach: refuseMistakenCalls,
  decorators: [
    (Story, { globals, parameters, title, id }) => {
      const appearance = globals['appearance'] === 'dark' ? 'dark' : 'light';
      const dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
      // The parts have never heard of earning, and their stories must not need it either.
      if (title.startsWith('UI/')) {
        return (
          <EarnTheme appearance={appearance} dir={dir}>
            <Story />
          </EarnTheme>
        );
      }
      return (
        <EarnArea
          key={id}
          client={client}
          session={{ state: 'signed-in', id: 'story' }}
          locale={globals['locale'] === 'zh' ? 'zh' : 'en'}
          timeZone="UTC"
          now={() => NOW}
          navigate={() => {}}
          onLoginNeeded={() => {}}
          {...parameters.earn}
          appearance={appearance}
          dir={dir}
        >
          <Story />
        </EarnArea>
      );
    },
  ],
});
