import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Flex } from './index.ts';

const meta = { title: 'UI/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
const words = { neutral: 'Ended', accent: 'VIP 5', success: 'Enabled', warning: 'Almost sold out', danger: 'Failed', info: 'New' };

/** Six tones in two looks and three sizes. */
export const Tones: Story = {
  render: () => (
    <Flex direction="column" gap="3">
      {(['soft', 'outline'] as const).map((variant) =>
        (['1', '2', '3'] as const).map((size) => (
          <Flex align="center" key={variant + size} gap="2" wrap="wrap">
            {tones.map((tone) => (
              <Badge key={tone} tone={tone} variant={variant} size={size}>
                {words[tone]}
              </Badge>
            ))}
          </Flex>
        )),
      )}
    </Flex>
  ),
};

/** A long word breaks and is not cut. */
export const VeryLong: Story = {
  args: { children: 'Only for verified VIP 5 users in selected regions' },
  render: (args) => (
    <div style={{ width: 160 }}>
      <Badge {...args} />
    </div>
  ),
};

/** Chinese. */
export const Chinese: Story = { args: { tone: 'neutral', children: '已售罄' } };
