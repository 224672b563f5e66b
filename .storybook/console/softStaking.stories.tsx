import type { StoryObj } from '@storybook/react-vite';
import { consolePage } from './consolePage.tsx';

const meta = { title: 'Pages/Soft staking', ...consolePage };

export default meta;

type Story = StoryObj<typeof meta>;

/** Switched on. */
export const On: Story = { args: { path: '/soft-staking', person: 'vip5', heading: { en: 'Soft staking', zh: '软质押' } } };

/** Not switched on yet. */
export const Off: Story = { args: { path: '/soft-staking', person: 'empty', heading: { en: 'Soft staking', zh: '软质押' } } };

/** Before signing in. */
export const Visitor: Story = { args: { path: '/soft-staking', person: 'anonymous', heading: { en: 'Soft staking', zh: '软质押' } } };
