import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Amount } from '../amount/index.ts';
import { Badge, Banner, Flex, Link, Text } from '../radix-themes/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { DecimalInput } from '../decimal-input/index.ts';
import { Progress } from '../progress/Progress.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { Switch } from '../switch/index.ts';
import { brandCode, brandCss, themeFromAccent } from '../accent/index.ts';
import type { Accent, Density, Radius, Scaling } from './brand.ts';
import { EarnTheme } from './EarnTheme.tsx';
import { exampleBrandNames, exampleBrands } from './testing/exampleBrands.ts';

/** What a brand changes, shown on part of an earn screen. */
const meta = { title: 'UI/Theming' } satisfies Meta;
export default meta;

interface Choices {
  accent: Accent;
  radius: Radius;
  scaling: Scaling;
  density: Density;
}

function Piece({ name }: { name: string }) {
  const [amount, setAmount] = useState('250.5');
  const [range, setRange] = useState<'7' | '30'>('7');
  const [auto, setAuto] = useState(true);
  return (
    <Flex direction="column" gap="4">
      <Flex align="center" gap="3" wrap="wrap">
        <Text weight="medium">{name}</Text>
        <Badge tone="accent">Flexible</Badge>
        <Badge tone="success">Paid</Badge>
        <Badge tone="danger">Failed</Badge>
      </Flex>
      <DecimalInput label="Amount" unit="USDT" decimals={8} value={amount} onValueChange={setAmount} max="1204.5" />
      <Flex align="center" gap="4" wrap="wrap">
        <SegmentedControl
          label="Range"
          value={range}
          onValueChange={setRange}
          options={[
            { value: '7', label: '7 days' },
            { value: '30', label: '30 days' },
          ]}
        />
        <Switch label="Auto earn" checked={auto} onCheckedChange={setAuto} />
        <Checkbox label="I accept" checked={auto} onCheckedChange={setAuto} />
      </Flex>
      <Progress label="Quota" share={0.62} valueText="62 of 100 USDT" />
      <Text as="p" color="gray">
        Yesterday <Amount value="12.84" unit="USDT" /> ·{' '}
        <Link underline="always" href="#terms">
          Terms
        </Link>
      </Text>
      <Banner tone="warning" title="Redemption takes up to two days" />
      <Flex align="center" gap="2" wrap="wrap">
        <Button>Subscribe</Button>
        <Button variant="soft">Redeem</Button>
        <Button variant="outline" tone="neutral">
          Details
        </Button>
        <Button tone="danger">Cancel</Button>
      </Flex>
    </Flex>
  );
}

/** Choose in the controls below. */
export const Playground: StoryObj<Choices> = {
  args: { accent: 'jade', radius: 'medium', scaling: '100%', density: 'comfortable' },
  argTypes: {
    accent: { control: 'inline-radio', options: ['jade', 'blue', 'indigo', 'violet', 'orange'] satisfies Accent[] },
    radius: { control: 'inline-radio', options: ['none', 'small', 'medium', 'large', 'full'] satisfies Radius[] },
    scaling: { control: 'inline-radio', options: ['90%', '95%', '100%', '105%', '110%'] satisfies Scaling[] },
    density: { control: 'inline-radio', options: ['comfortable', 'compact'] satisfies Density[] },
  },
  render: (brand) => (
    <EarnTheme brand={brand}>
      <Piece name="Your brand" />
    </EarnTheme>
  ),
};

/** All shades from one colour, in light and dark, with the code and the CSS that a product copies. */
export const FromOneColour: StoryObj<Omit<Choices, 'accent'> & { accent: string }> = {
  args: { accent: '#f0b90b', radius: 'medium', scaling: '100%', density: 'comfortable' },
  argTypes: { ...Playground.argTypes, accent: { control: 'color' } },
  render: (choice) => (
    <Flex direction="column" gap="4">
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' }}>
        {(['light', 'dark'] as const).map((appearance) => (
          <EarnTheme key={appearance} brand={{ ...choice, accent: themeFromAccent(choice.accent) }} appearance={appearance} background>
            <div style={{ padding: 16 }}>
              <Piece name={choice.accent} />
            </div>
          </EarnTheme>
        ))}
      </div>
      {[brandCode(choice), brandCss(choice)].map((text) => (
        <pre key={text} dir="ltr" style={{ margin: 0, fontSize: 12, lineHeight: '16px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </pre>
      ))}
    </Flex>
  ),
};

/** The same screen in each example of the toolbar. */
export const Examples: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' }}>
      {(Object.keys(exampleBrands) as (keyof typeof exampleBrands)[]).map((name) => (
        <EarnTheme key={name} brand={exampleBrands[name]} background>
          <div style={{ padding: 16 }}>
            <Piece name={exampleBrandNames[name]} />
          </div>
        </EarnTheme>
      ))}
    </div>
  ),
};

/** Chromatic takes this snapshot with forced colours; the tests check every story that way. */
export const ForcedColours: StoryObj = {
  parameters: { chromatic: { forcedColors: 'active' } },
  render: () => <Piece name="Forced colours" />,
};
