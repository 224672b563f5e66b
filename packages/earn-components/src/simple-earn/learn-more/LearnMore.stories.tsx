import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { address, t } from '../../testing/words.ts';
import { LearnMore } from './LearnMore.tsx';

const navigate = fn();

const meta = {
  title: 'Simple Earn/Learn more',
  component: LearnMore,
  parameters: {
    unreachable: {
      'loading, empty, one-row, many-rows, long, stale, partly-failed, failed': 'its links are fixed, and it reads nothing',
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
      'restricted-region, signed-out': 'the pages are the same for everyone',
    },
    earn: { navigate },
  },
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof LearnMore>;
export default meta;
type Story = StoryObj<typeof meta>;

const addresses = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('a'), (link) => `${link.textContent}: ${link.getAttribute('href')}`);

/** The documented pages, the two legal documents and the holdings in the account, at the addresses of the documents (SE-16, SE-19 to SE-22, SE-24). */
export const Pages: Story = {
  play: async ({ canvas, canvasElement }) => {
    const course = await canvas.findByRole('link', { name: t('earn.learnMore.course') });
    await expect(addresses(canvasElement)).toEqual([
      `${t('earn.learnMore.faq')}: ${address('/simple-earn/faq')}`,
      `${t('earn.learnMore.help')}: ${address('/help/lend/simple-earn')}`,
      `${t('earn.learnMore.course')}: ${address('/learn/course/lend-earn-investment-guide')}`,
      `${t('earn.learnMore.proofOfReserves')}: ${address('/proof-of-reserves')}`,
      `${t('earn.learnMore.termsOfUse')}: ${address('/legal/terms-of-use')}`,
      `${t('earn.learnMore.riskDisclosure')}: ${address('/legal/risk-disclosure')}`,
      `${t('earn.learnMore.accountLendings')}: ${address('/myaccount/funds/finance/my_lendings')}`,
    ]);
    await expect(course.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.click(course);
    await expect(navigate).toHaveBeenCalledWith(address('/learn/course/lend-earn-investment-guide'));
  },
};

/** A host replaces an address in one place, and a visitor has no holdings to look at (SE-24, AMB-141). */
export const OtherAddresses: Story = {
  parameters: {
    earn: { session: { state: 'anonymous' }, links: { riskDisclosure: () => 'https://legal.example/risks', help: () => '/support' } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: t('earn.learnMore.riskDisclosure') })).toHaveAttribute(
      'href',
      'https://legal.example/risks',
    );
    await expect(addresses(canvasElement)).toHaveLength(6);
    await userEvent.click(canvas.getByRole('link', { name: t('earn.learnMore.help') }));
    await expect(navigate).toHaveBeenCalledWith('/support');
  },
};
