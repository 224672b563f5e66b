import type { StoryObj } from '@storybook/react-vite';
import { consolePage } from './consolePage.tsx';

const meta = { title: 'Pages/Simple Earn', ...consolePage };

export default meta;

type Story = StoryObj<typeof meta>;

/** All products of Simple Earn. */
export const Market: Story = { args: { path: '/simple-earn', person: 'saver', heading: { en: 'Simple Earn', zh: '简单赚币' } } };

/** The same before signing in. */
export const MarketVisitor: Story = { args: { path: '/simple-earn', person: 'anonymous', heading: { en: 'Simple Earn', zh: '简单赚币' } } };

/** With no balance. */
export const MarketNewAccount: Story = { args: { path: '/simple-earn', person: 'empty', heading: { en: 'Simple Earn', zh: '简单赚币' } } };

/** With the rates and products of the highest tier. */
export const MarketVip5: Story = { args: { path: '/simple-earn', person: 'vip5', heading: { en: 'Simple Earn', zh: '简单赚币' } } };

/** What was subscribed, redeemed and paid. */
export const History: Story = {
  args: { path: '/simple-earn/history', person: 'saver', heading: { en: 'Simple Earn history', zh: '简单赚币历史' } },
};

/** Before anything happened. */
export const HistoryNewAccount: Story = {
  args: { path: '/simple-earn/history', person: 'empty', heading: { en: 'Simple Earn history', zh: '简单赚币历史' } },
};

/** Questions and answers. */
export const Faq: Story = { args: { path: '/simple-earn/faq', person: 'anonymous', heading: { en: 'FAQ', zh: '常见问题' } } };
