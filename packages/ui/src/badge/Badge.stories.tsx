import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Stack } from '../index.ts';

const meta = { title: 'UI/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
const words = { neutral: 'Ended', accent: 'VIP 5', success: 'Enabled', warning: 'Almost sold out', danger: 'Failed', info: 'New' };

/** Six tones in two looks and two sizes. */
export const Tones: Story = {
  render: () => (
    <Stack gap="3">
      {(['soft', 'outline'] as const).map((variant) =>
        (['1', '2'] as const).map((size) => (
          <Stack key={variant + size} direction="row" gap="2" wrap>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone} variant={variant} size={size}>
                {words[tone]}
              </Badge>
            ))}
          </Stack>
        )),
      )}
    </Stack>
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
