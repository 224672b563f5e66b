/** @jsxRuntime classic */
// The React of the manager, which is not that of the stories, has no other runtime.
import React, { type ReactElement } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { brandChoices, initialGlobals } from './toolbar.ts';

const Form = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(10rem, 1fr)',
  gap: '8px 12px',
  alignItems: 'center',
  padding: 12,
  '& > label': { display: 'contents' },
});

const Select = styled.select(({ theme }) => ({
  minHeight: 32,
  paddingInline: 8,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
}));

const KEYS = Object.keys(brandChoices) as readonly (keyof typeof brandChoices)[];

/** The menu of the toolbar with all that makes a brand: one of the examples, and what is changed of it. */
export function BrandTool(): ReactElement {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const valueOf = (key: keyof typeof brandChoices): string => String(globals[key] ?? initialGlobals[key]);
  const brands: Readonly<Record<string, string>> = brandChoices.brand.values;
  const isChanged = KEYS.some((key) => key !== 'brand' && valueOf(key) !== '');
  const name = brands[valueOf('brand')]?.replace(/(?:,| \().*/, '') ?? 'Brand';
  return (
    <PopoverProvider
      ariaLabel="Brand"
      padding={0}
      placement="bottom-start"
      popover={
        <Form>
          {KEYS.map((key) => {
            const { title, description, values } = brandChoices[key];
            return (
              <label key={key} title={description}>
                <span>{title}</span>
                <Select
                  value={valueOf(key)}
                  disabled={key in storyGlobals}
                  onChange={({ target }) => updateGlobals({ [key]: target.value })}
                >
                  {Object.entries(values).map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </Select>
              </label>
            );
          })}
        </Form>
      }
    >
      <Button variant="ghost" padding="small" size="small" ariaLabel={`Brand: ${name}${isChanged ? ', changed' : ''}`}>
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx="7" cy="7" r="6" />
          <path d="M7 1a6 6 0 0 1 0 12z" fill="currentColor" />
        </svg>
        {name}
        {isChanged && ' *'}
      </Button>
    </PopoverProvider>
  );
}
