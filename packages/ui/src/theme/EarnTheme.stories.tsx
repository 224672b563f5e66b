import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../amount/index.ts';
import { Button } from '../button/index.ts';
import { Flex, Link, Text } from '../radix-themes/index.ts';
import type { Accent } from './brand.ts';
import { EarnTheme } from './EarnTheme.tsx';

const meta = { title: 'UI/EarnTheme', component: EarnTheme, args: { children: null } } satisfies Meta<typeof EarnTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

const accents: Accent[] = ['jade', 'blue', 'indigo', 'violet', 'orange'];

function Sample({ name }: { name: string }) {
  return (
    <Flex direction="column" gap="3">
      <Flex align="center" gap="2" wrap="wrap">
        <Button>{name}</Button>
        <Button variant="soft">Soft</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button tone="danger">Danger</Button>
        <Button tone="neutral">Neutral</Button>
      </Flex>
      <Flex align="center" gap="3" wrap="wrap">
        <Amount value="+12.84" unit="USDT" tone="accent" />
        <Text color="gray">≈ 12.84 USD</Text>
        <Text color="red">Not enough balance</Text>
        <Link underline="always" href="#terms">
          Terms
        </Link>
      </Flex>
    </Flex>
  );
}

/** Every accent a product can choose. */
export const Accents: Story = {
  render: () => (
    <Flex direction="column" gap="5">
      {accents.map((accent) => (
        <EarnTheme key={accent} accent={accent}>
          <Sample name={accent} />
        </EarnTheme>
      ))}
    </Flex>
  ),
};

/** A nested theme inherits the props it does not set. */
export const Nested: Story = {
  render: () => (
    <EarnTheme appearance="dark" accent="indigo" background>
      <div style={{ padding: 24 }}>
        <Flex direction="column" gap="4">
          <Sample name="Dark" />
          <EarnTheme appearance="light" background>
            <div style={{ padding: 24 }}>
              <Sample name="Light inside dark" />
            </div>
          </EarnTheme>
        </Flex>
      </div>
    </EarnTheme>
  ),
};

/** Without an appearance, a theme follows the nearest mark around it: a class, an attribute of a framework, or a color scheme. */
export const Inherited: Story = {
  render: () => (
    <Flex direction="column" gap="4">
      {[{ className: 'dark' }, { 'data-theme': 'dark' }, { 'data-bs-theme': 'dark' }, { 'data-mui-color-scheme': 'light' }].map((mark) => (
        <div key={JSON.stringify(mark)} {...mark}>
          <EarnTheme background>
            <div style={{ padding: 24 }}>
              <Sample name={JSON.stringify(mark)} />
            </div>
          </EarnTheme>
        </div>
      ))}
    </Flex>
  ),
};

/** The theme also sets the parts' labels and the direction. */
export const RightToLeft: Story = {
  render: () => (
    <EarnTheme dir="rtl">
      <Flex direction="column" gap="3">
        <Text as="p">المبلغ المتاح 1,204.50 USDT</Text>
        <Sample name="اشتراك" />
      </Flex>
    </EarnTheme>
  ),
};
