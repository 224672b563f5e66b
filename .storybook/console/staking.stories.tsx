import type { StoryObj } from '@storybook/react-vite';
import { consolePage } from './consolePage.tsx';

const meta = { title: 'Pages/Staking', ...consolePage };

export default meta;

type Story = StoryObj<typeof meta>;

/** The products of staking. */
export const Products: Story = { args: { path: '/staking', person: 'saver', heading: { en: 'Staking', zh: '链上赚币' } } };

/** The same before signing in. */
export const ProductsVisitor: Story = { args: { path: '/staking', person: 'anonymous', heading: { en: 'Staking', zh: '链上赚币' } } };

/** One coin. */
export const Product: Story = { args: { path: '/staking/SOL', person: 'saver', heading: { en: 'SOL staking', zh: 'SOL 链上赚币' } } };

/** The same before signing in. */
export const ProductVisitor: Story = {
  args: { path: '/staking/ETH', person: 'anonymous', heading: { en: 'ETH staking', zh: 'ETH 链上赚币' } },
};

/** One stake. */
export const Stake: Story = {
  args: { path: '/staking/holdings/ETH?pid=1011', person: 'saver', heading: { en: 'My ETH staking', zh: '我的 ETH 链上赚币' } },
};

/** Everything that is staked. */
export const Holdings: Story = {
  args: { path: '/myaccount/myfunds/financial_staking', person: 'saver', heading: { en: 'Staking holdings', zh: '链上赚币持仓' } },
};

/** Before the first stake. */
export const HoldingsNewAccount: Story = {
  args: { path: '/myaccount/myfunds/financial_staking', person: 'empty', heading: { en: 'Staking holdings', zh: '链上赚币持仓' } },
};
