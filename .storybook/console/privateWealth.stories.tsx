import type { StoryObj } from '@storybook/react-vite';
import { consolePage } from './consolePage.tsx';

const meta = { title: 'Pages/Private wealth', ...consolePage };

export default meta;

type Story = StoryObj<typeof meta>;

/** The orders of a large account. */
export const Orders: Story = { args: { path: '/private-wealth', person: 'vip5', heading: { en: 'Private wealth', zh: '私人财富' } } };

/** One order. */
export const Order: Story = {
  args: { path: '/private-wealth/1', person: 'saver', heading: { en: 'Private wealth order', zh: '私人财富订单' } },
};

/** Before signing in. */
export const Visitor: Story = { args: { path: '/private-wealth', person: 'anonymous', heading: { en: 'Private wealth', zh: '私人财富' } } };
