import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Box, Card, Container, Flex, Grid, Section, Separator, Text } from './index.ts';

const meta = { title: 'UI/Layout', component: Flex } satisfies Meta<typeof Flex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  render: () => (
    <Flex direction="column" gap="3">
      <Text>Total</Text>
      <Text size="6">1,204.50 USDT</Text>
      <Text color="gray">≈ 1,204.50 USD</Text>
    </Flex>
  ),
};

export const Row: Story = {
  render: () => (
    <Flex align="center" gap="3" justify="between" wrap="wrap">
      <Text>USDT</Text>
      <Flex align="center" gap="2">
        <Button variant="soft">Redeem</Button>
        <Button>Subscribe</Button>
      </Flex>
    </Flex>
  ),
};

/** A row that may break does so where it is too narrow. */
export const Wrapping: Story = {
  render: () => (
    <Box width="220px">
      <Flex align="center" gap="2" wrap="wrap">
        <Button variant="soft">Redeem</Button>
        <Button variant="soft">自动申购</Button>
        <Button>Subscribe more</Button>
      </Flex>
    </Box>
  ),
};

/** As many columns as there is room for. */
export const Columns: Story = {
  render: () => (
    <Grid columns="repeat(auto-fit, minmax(min(100%, 200px), 1fr))" gap="4">
      {['Flexible', 'Fixed term', 'Auto-Earn'].map((name) => (
        <Card key={name} size="3">
          <Text weight="medium">{name}</Text>
          <Separator size="4" my="3" />
          <Text as="p" size="2" color="gray">
            Interest is paid every hour.
          </Text>
        </Card>
      ))}
    </Grid>
  ),
};

/** A page: a column of at most 1136 px, in sections. */
export const Page: Story = {
  render: () => (
    <Container size="4">
      <Section size="1">
        <Text as="p">Your holdings</Text>
      </Section>
      <Section size="1">
        <Text as="p">How it works</Text>
      </Section>
    </Container>
  ),
};

/** The element it really is. */
export const AsChild: Story = {
  render: () => (
    <Flex direction="column" gap="2" asChild>
      <section aria-label="Holdings">
        <Text as="p">USDT</Text>
        <Text as="p">BTC</Text>
      </section>
    </Flex>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Holdings' })).toHaveStyle({ display: 'flex' });
  },
};
