import type { StoryObj } from '@storybook/react-vite';
import { consolePage } from './consolePage.tsx';

const meta = { title: 'Pages/Log in', ...consolePage };

export default meta;

type Story = StoryObj<typeof meta>;

/** Before signing in: a person of the sandbox is chosen. */
export const Visitor: Story = { args: { path: '/login', person: 'anonymous', heading: { en: 'Choose who you are', zh: '选择身份' } } };
