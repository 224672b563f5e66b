import { Content, Root, Title } from '@radix-ui/themes/components/dialog';
import { Theme, useThemeContext } from '@radix-ui/themes/components/theme';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import '../styles.css';
import { EarnTheme } from './EarnTheme.tsx';
import { RadixThemeProvider } from './RadixThemeProvider.tsx';

/** Shows what Radix Themes' components read. */
function Read() {
  const { appearance, accentColor, radius, scaling } = useThemeContext();
  return <output>{[appearance, accentColor, radius, scaling].join(' ')}</output>;
}

it('given an EarnTheme, when a component of Radix Themes stands inside, then it reads the same theme', async () => {
  const screen = await render(
    <RadixThemeProvider>
      <EarnTheme appearance="dark" accent="indigo" brand={{ radius: 'full', scaling: '110%' }}>
        <Read />
      </EarnTheme>
    </RadixThemeProvider>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('dark indigo full 110%');
});

it('given nested themes, when the inner one leaves something out, then it has the value of the outer one', async () => {
  const screen = await render(
    <RadixThemeProvider>
      <EarnTheme appearance="dark" accent="indigo" brand={{ radius: 'full' }}>
        <EarnTheme accent="orange">
          <Read />
        </EarnTheme>
      </EarnTheme>
    </RadixThemeProvider>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('dark orange full 100%');
});

it('given a dialog of Radix Themes inside an EarnTheme, when it opens in its portal, then it has the look around', async () => {
  await render(
    <RadixThemeProvider>
      <EarnTheme appearance="dark" accent="violet">
        <Root open>
          <Content aria-describedby={undefined}>
            <Title>Wallet</Title>
          </Content>
        </Root>
      </EarnTheme>
    </RadixThemeProvider>,
  );
  await expect.poll(() => document.querySelector('.rt-BaseDialogContent')).not.toBeNull();
  const portal = document.querySelector('.rt-BaseDialogContent')?.closest('.radix-themes');
  expect(portal).toHaveClass('dark');
  expect(portal).toHaveAttribute('data-accent-color', 'violet');
});

it('given a Theme of Radix Themes, when an EarnTheme stands inside, then it takes appearance, accent, radius and scaling from it', async () => {
  const screen = await render(
    <RadixThemeProvider>
      <Theme accentColor="crimson" appearance="dark" radius="large" scaling="105%">
        <EarnTheme>
          <Button>Subscribe</Button>
        </EarnTheme>
      </Theme>
    </RadixThemeProvider>,
  );
  const theme = screen.getByRole('button').element().closest('.radix-themes');
  expect(theme).toHaveClass('dark');
  expect(theme).toHaveAttribute('data-accent-color', 'crimson');
  expect(theme).toHaveAttribute('data-radius', 'large');
  expect(theme).toHaveAttribute('data-scaling', '105%');
  expect(theme).toHaveAttribute('data-has-background', 'false');
});

it('given a Theme inside an EarnTheme, when an EarnTheme stands inside both, then the nearest one counts', async () => {
  const screen = await render(
    <RadixThemeProvider>
      <EarnTheme appearance="light" accent="orange">
        <Theme accentColor="indigo" appearance="dark">
          <EarnTheme>
            <Button>Subscribe</Button>
          </EarnTheme>
        </Theme>
      </EarnTheme>
    </RadixThemeProvider>,
  );
  const theme = screen.getByRole('button').element().closest('.radix-themes');
  expect(theme).toHaveClass('dark');
  expect(theme).toHaveAttribute('data-accent-color', 'indigo');
});

it('given a Theme whose accent changes, when it does, then what stands inside keeps its state', async () => {
  function Page() {
    const [accent, setAccent] = useState<'indigo' | 'violet'>('indigo');
    return (
      <RadixThemeProvider>
        <Theme accentColor={accent} appearance="light">
          <EarnTheme>
            <input aria-label="Amount" />
            <Button onClick={() => setAccent('violet')}>Change</Button>
          </EarnTheme>
        </Theme>
      </RadixThemeProvider>
    );
  }
  const screen = await render(<Page />);
  await screen.getByRole('textbox').fill('12');
  await screen.getByRole('button').click();
  const button = screen.getByRole('button').element();
  await expect.poll(() => button.closest('.radix-themes')?.getAttribute('data-accent-color')).toBe('violet');
  await expect.element(screen.getByRole('textbox')).toHaveValue('12');
});
