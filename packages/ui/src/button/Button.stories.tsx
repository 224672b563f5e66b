import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon, icons } from '../icon/index.ts';
import { Flex } from '../radix-themes/index.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = { title: 'UI/Button', component: Button, args: { children: 'Subscribe', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['solid', 'soft', 'outline', 'ghost'] as const;
const tones = ['accent', 'neutral', 'danger'] as const;
const sizes = ['1', '2', '3'] as const;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Flex direction="column" gap="3">
      {tones.map((tone) => (
        <Flex align="center" gap="2" wrap="wrap" key={tone}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} tone={tone}>
              {variant}
            </Button>
          ))}
        </Flex>
      ))}
    </Flex>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Flex align="center" gap="2" wrap="wrap">
      {sizes.map((size) => (
        <Button key={size} size={size}>
          Redeem
        </Button>
      ))}
      {sizes.map((size) => (
        <IconButton key={size} size={size} variant="soft" label={`More, size ${size}`}>
          <Icon icon={icons.more} />
        </IconButton>
      ))}
    </Flex>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Flex align="center" gap="2" wrap="wrap">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </Flex>
  ),
};

/** A busy button keeps its name, its width and its focus, and does nothing when it is pressed. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Subscribe' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadingVariants: Story = {
  render: () => (
    <Flex align="center" gap="2" wrap="wrap">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} loading>
          {variant}
        </Button>
      ))}
      <IconButton label="Refresh" loading>
        <Icon icon={icons.more} />
      </IconButton>
    </Flex>
  ),
};

/** A busy button inside a form does not send it either. */
export const LoadingInForm: Story = {
  parameters: { sameAs: 'it sends no form, which nobody sees' },
  render: () => (
    <form>
      <Button type="submit" loading>
        Subscribe
      </Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('form')?.addEventListener('submit', sent);
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Links: Story = {
  render: () => (
    <Flex align="center" gap="2" wrap="wrap">
      <LinkButton href="#holdings">My holdings</LinkButton>
      <LinkButton href="#history" variant="soft" tone="neutral">
        History
      </LinkButton>
      <Button asChild variant="outline">
        <a href="#rules">Rules</a>
      </Button>
    </Flex>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Flex direction="column" gap="3">
        <Button wide>Ich habe die Bedingungen gelesen und stimme zu</Button>
        <Button wide variant="soft">
          立即申购并同意服务条款
        </Button>
      </Flex>
    </div>
  ),
};
