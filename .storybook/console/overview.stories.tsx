import type { StoryObj } from '@storybook/react-vite';
import { consolePage } from './consolePage.tsx';

const meta = { title: 'Pages/Overview', ...consolePage };

export default meta;

type Story = StoryObj<typeof meta>;

/** A person who has something in several products. */
export const Saver: Story = { args: { path: '/earn', person: 'saver', heading: { en: 'Earn', zh: '赚币总览' } } };

/** Before signing in. */
export const Visitor: Story = { args: { path: '/earn', person: 'anonymous', heading: { en: 'Earn', zh: '赚币总览' } } };

/** Signed up a minute ago. */
export const NewAccount: Story = { args: { path: '/earn', person: 'empty', heading: { en: 'Earn', zh: '赚币总览' } } };

/** A large account of the highest tier. */
export const Vip5: Story = { args: { path: '/earn', person: 'vip5', heading: { en: 'Earn', zh: '赚币总览' } } };

/** Every way to earn with one coin. */
export const WaysOfACoin: Story = {
  args: { path: '/earn/USDT', person: 'saver', heading: { en: 'Best for your USDT', zh: 'USDT 最佳生息方式' } },
};

/** The same before signing in. */
export const WaysOfACoinVisitor: Story = {
  args: { path: '/earn/BTC', person: 'anonymous', heading: { en: 'Best for your BTC', zh: 'BTC 最佳生息方式' } },
};

/** Three ways beside each other. */
export const Compare: Story = {
  args: {
    path: '/earn/compare?compare=USDT.flexible_USDT.fixed-103_USDT.fixed-104',
    person: 'saver',
    heading: { en: 'Compare', zh: '对比' },
  },
};
