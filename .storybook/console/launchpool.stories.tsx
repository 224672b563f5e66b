import type { StoryObj } from '@storybook/react-vite';
import { consolePage } from './consolePage.tsx';

const meta = { title: 'Pages/Launchpool', ...consolePage };

export default meta;

type Story = StoryObj<typeof meta>;

/** The projects by their state. */
export const Projects: Story = { args: { path: '/launchpool', person: 'saver', heading: { en: 'Launchpool', zh: 'Launchpool' } } };

/** The same before signing in. */
export const ProjectsVisitor: Story = {
  args: { path: '/launchpool', person: 'anonymous', heading: { en: 'Launchpool', zh: 'Launchpool' } },
};

/** One project with its pools. */
export const Project: Story = { args: { path: '/launchpool/1002', person: 'saver', heading: { en: 'Sui', zh: 'Sui' } } };

/** The same before signing in. */
export const ProjectVisitor: Story = { args: { path: '/launchpool/1002', person: 'anonymous', heading: { en: 'Sui', zh: 'Sui' } } };

/** What a person staked in one pool. */
export const PoolStake: Story = {
  args: { path: '/launchpool/1002/100201', person: 'saver', heading: { en: 'My launchpool stake', zh: '我的 Launchpool 质押' } },
};

/** Campaigns with tasks. */
export const CandyDrop: Story = { args: { path: '/candy-drop', person: 'saver', heading: { en: 'Candy drop', zh: '糖果空投' } } };

/** Airdrops for holders. */
export const HolderAirdrop: Story = {
  args: { path: '/holder-airdrop', person: 'saver', heading: { en: 'Holder airdrop', zh: '持币空投' } },
};
