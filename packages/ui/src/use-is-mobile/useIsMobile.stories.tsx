import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text, useIsMobile } from '../index.ts';
import { MOBILE_MAX_WIDTH } from '../theme/media.ts';

const meta = { title: 'UI/useIsMobile', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the detected layout. Make the window narrower than 769 pixels and wait a moment. */
export const Width: Story = {
  render: function Width() {
    const isMobile = useIsMobile();
    return <Text data-testid="answer">{isMobile ? `A phone: ${MOBILE_MAX_WIDTH} px or less` : 'Wider than a phone'}</Text>;
  },
  play: async ({ canvas }) => {
    const phone = window.innerWidth <= MOBILE_MAX_WIDTH;
    await expect(canvas.getByTestId('answer')).toHaveTextContent(phone ? 'A phone' : 'Wider than a phone');
  },
};
