import type { StoryObj } from '@storybook/react-vite';
import { consolePage } from './consolePage.tsx';

const meta = { title: 'Pages/My holdings', ...consolePage };

export default meta;

type Story = StoryObj<typeof meta>;

/** Everything that a person holds. */
export const All: Story = {
  args: { path: '/simple-earn/my-lendings?tab=all', person: 'saver', heading: { en: 'My holdings', zh: '我的持仓' } },
};

/** Flexible holdings. */
export const Flexible: Story = {
  args: { path: '/simple-earn/my-lendings?tab=flexible', person: 'saver', heading: { en: 'My holdings', zh: '我的持仓' } },
};

/** Fixed orders. */
export const Fixed: Story = {
  args: { path: '/simple-earn/my-lendings?tab=fixed', person: 'saver', heading: { en: 'My holdings', zh: '我的持仓' } },
};

/** Stakes. */
export const Staking: Story = {
  args: { path: '/simple-earn/my-lendings?tab=staking', person: 'saver', heading: { en: 'My holdings', zh: '我的持仓' } },
};

/** Stakes in pools. */
export const Launchpool: Story = {
  args: { path: '/simple-earn/my-lendings?tab=launchpool', person: 'saver', heading: { en: 'My holdings', zh: '我的持仓' } },
};

/** Orders of private wealth. */
export const PrivateWealth: Story = {
  args: { path: '/simple-earn/my-lendings?tab=private-wealth', person: 'saver', heading: { en: 'My holdings', zh: '我的持仓' } },
};

/** Before signing in. */
export const Visitor: Story = {
  args: { path: '/simple-earn/my-lendings', person: 'anonymous', heading: { en: 'My holdings', zh: '我的持仓' } },
};

/** Before the first subscription. */
export const NewAccount: Story = {
  args: { path: '/simple-earn/my-lendings', person: 'empty', heading: { en: 'My holdings', zh: '我的持仓' } },
};

/** Seven-figure holdings. */
export const Vip5: Story = {
  args: { path: '/simple-earn/my-lendings?tab=all', person: 'vip5', heading: { en: 'My holdings', zh: '我的持仓' } },
};

/** Fixed orders of VIP products alone. */
export const VipOrders: Story = {
  args: { path: '/myaccount/funds/finance/vip-wealth', person: 'vip5', heading: { en: 'My VIP orders', zh: '我的 VIP 订单' } },
};

/** A flexible holding on its own page. */
export const FlexibleHolding: Story = {
  args: {
    path: '/simple-earn/my-lendings/USDT?orderType=flexible&asset=USDT',
    person: 'saver',
    heading: { en: 'USDT holding', zh: 'USDT 持仓' },
  },
};

/** A fixed order on its own page. */
export const FixedOrder: Story = {
  args: { path: '/simple-earn/my-lendings/4?orderType=fixed', person: 'saver', heading: { en: 'Fixed order 4', zh: '定期订单 4' } },
};

/** What is to come. */
export const Calendar: Story = {
  args: { path: '/simple-earn/my-lendings/calendar', person: 'saver', heading: { en: 'Calendar', zh: '日历' } },
};

/** What was earned. */
export const Statement: Story = {
  args: { path: '/simple-earn/my-lendings/statement', person: 'saver', heading: { en: 'Statement', zh: '账单' } },
};
