import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Text, TextLink } from '../text/index.ts';
import type { Accent } from './brand.ts';
import { EarnTheme } from './EarnTheme.tsx';

const meta = { title: 'UI/EarnTheme', component: EarnTheme, args: { children: null } } satisfies Meta<typeof EarnTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

const accents: Accent[] = ['jade', 'blue', 'indigo', 'violet', 'orange'];

function Sample({ name }: { name: string }) {
  return (
    <Stack gap="3">
      <Stack direction="row" gap="2" wrap>
        <Button>{name}</Button>
        <Button variant="soft">Soft</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button tone="danger">Danger</Button>
        <Button tone="neutral">Neutral</Button>
      </Stack>
      <Stack direction="row" gap="3" wrap>
        <Text tone="accent" weight="medium">
          +12.84 USDT
        </Text>
        <Text tone="muted">≈ 12.84 USD</Text>
        <Text tone="danger">Not enough balance</Text>
        <TextLink href="#terms">Terms</TextLink>
      </Stack>
    </Stack>
  );
}

/** Every accent a product can choose. */
export const Accents: Story = {
  render: () => (
    <Stack gap="5">
      {accents.map((accent) => (
        <EarnTheme key={accent} accent={accent}>
          <Sample name={accent} />
        </EarnTheme>
      ))}
    </Stack>
  ),
};

/** A nested theme inherits the props it does not set. */
export const Nested: Story = {
  render: () => (
    <EarnTheme appearance="dark" accent="indigo" background>
      <div style={{ padding: 24 }}>
        <Stack gap="4">
          <Sample name="Dark" />
          <EarnTheme appearance="light" background>
            <div style={{ padding: 24 }}>
              <Sample name="Light inside dark" />
            </div>
          </EarnTheme>
        </Stack>
      </div>
    </EarnTheme>
  ),
};

/** The theme also sets the parts' labels and the direction. */
export const RightToLeft: Story = {
  render: () => (
    <EarnTheme dir="rtl">
      <Stack gap="3">
        <Text as="p">المبلغ المتاح 1,204.50 USDT</Text>
        <Sample name="اشتراك" />
      </Stack>
    </EarnTheme>
  ),
};
