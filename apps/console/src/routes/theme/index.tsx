import {
  Badge,
  type Brand,
  Button,
  CopyButton,
  DecimalInput,
  EarnTheme,
  Flex,
  Grid,
  Heading,
  Progress,
  SegmentedControl,
  Switch,
  Tabs,
  Text,
  Words,
} from '@earnkit/ui';
import { type AccentTheme, type BrandChoice, brandCode, brandCss, themeFromAccent, tokensOfChoice } from '@earnkit/ui/accent';
import { type ReactElement, useState } from 'react';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { Page } from '../../shell/Page.tsx';
import { themeMessages } from './messages.ts';
import * as css from './theme.css.ts';

type Key = keyof (typeof themeMessages)['en'];

const FONTS = { own: undefined, serif: 'Georgia, serif', mono: 'ui-monospace, monospace' } as const;
const SHADOWS = { own: undefined, flat: 'none', soft: '0 4px 24px rgb(0 0 0 / 0.18)' } as const;

/** What is chosen, by the names of the options. */
interface Choice extends Pick<BrandChoice, 'radius' | 'scaling' | 'density'> {
  readonly font: keyof typeof FONTS;
  readonly shadow: keyof typeof SHADOWS;
}

const FIRST: Choice = { radius: 'medium', scaling: '100%', density: 'comfortable', font: 'own', shadow: 'own' };

/** A look from one colour, with its code and CSS. For who builds a product; nothing of the earn area leads here. */
export function ThemePage(): ReactElement {
  const { t } = useConsoleMessages(themeMessages);
  const [accent, setAccent] = useState('#f0b90b');
  const [theme, setTheme] = useState(() => ({ accent: '#f0b90b', shades: themeFromAccent('#f0b90b') }));
  const [choice, setChoice] = useState(FIRST);
  const [shown, setShown] = useState<'code' | 'css'>('code');
  const wrong = accent !== theme.accent;
  const type = (text: string): void => {
    setAccent(text);
    // What is no colour yet leaves the last look.
    if (/^#([\da-f]{3}|[\da-f]{6})$/i.test(text)) setTheme({ accent: text, shades: themeFromAccent(text) });
  };
  const pick =
    <Name extends keyof Choice>(name: Name) =>
    (value: Choice[Name]): void =>
      setChoice({ ...choice, [name]: value });
  const whole: BrandChoice = { ...choice, accent: theme.accent, font: FONTS[choice.font], shadow: SHADOWS[choice.shadow] };
  const tokens = tokensOfChoice(whole);
  const brand: Brand = { ...choice, accent: theme.shades, tokens: { light: tokens, dark: tokens } };
  const options = <Value extends string>(...values: readonly Value[]) =>
    values.map((value) => ({ value, label: value.endsWith('%') ? value : t(`theme.${value}` as Key) }));
  const text = { code: brandCode(whole), css: brandCss(whole) };
  const written = (kind: 'code' | 'css', copy: Key): ReactElement => (
    <Flex direction="column" gap="2" align="start">
      <CopyButton value={text[kind]} label={t(copy)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by keyboard */}
      <pre className={css.text} tabIndex={0} role="region" aria-label={t(`theme.${kind}`)} dir="ltr">
        {text[kind]}
      </pre>
    </Flex>
  );
  return (
    <Page title={t('theme.title')} lead={t('theme.lead')}>
      <Flex direction="column" gap="6">
        <Flex gap="4" wrap="wrap" align="end">
          <Flex gap="2" align="end">
            <input
              className={css.picker}
              type="color"
              aria-label={t('theme.picker')}
              value={theme.accent.length === 4 ? theme.accent.replace(/[\da-f]/gi, '$&$&') : theme.accent}
              onChange={(event) => type(event.target.value)}
            />
            <label className={css.field}>
              <Words>{t('theme.accent')}</Words>
              <input
                className={css.input}
                value={accent}
                placeholder={t('theme.accentHint')}
                spellCheck={false}
                aria-invalid={wrong}
                {...(wrong && { 'aria-describedby': 'accent-problem' })}
                onChange={(event) => type(event.target.value)}
              />
            </label>
          </Flex>
          {wrong && (
            <Text id="accent-problem" role="alert" color="red">
              {t('theme.accentWrong')}
            </Text>
          )}
        </Flex>
        <Flex gap="4" wrap="wrap">
          <Choose
            label={t('theme.radius')}
            value={choice.radius}
            onValueChange={pick('radius')}
            options={options('none', 'small', 'medium', 'large', 'full')}
          />
          <Choose
            label={t('theme.scaling')}
            value={choice.scaling}
            onValueChange={pick('scaling')}
            options={options('90%', '95%', '100%', '105%', '110%')}
          />
          <Choose
            label={t('theme.density')}
            value={choice.density}
            onValueChange={pick('density')}
            options={options('comfortable', 'compact')}
          />
          <Choose label={t('theme.font')} value={choice.font} onValueChange={pick('font')} options={options('own', 'serif', 'mono')} />
          <Choose label={t('theme.shadow')} value={choice.shadow} onValueChange={pick('shadow')} options={options('own', 'flat', 'soft')} />
        </Flex>
        <Grid columns="repeat(auto-fit, minmax(min(320px, 100%), 1fr))" gap="4">
          {(['light', 'dark'] as const).map((appearance) => (
            <EarnTheme key={appearance} brand={brand} appearance={appearance} background className={css.preview}>
              <Preview name={t(`theme.${appearance}`)} shades={theme.shades[appearance]} />
            </EarnTheme>
          ))}
        </Grid>
        <Tabs
          label={t('theme.code')}
          value={shown}
          onValueChange={setShown}
          items={[
            { value: 'code', label: t('theme.code'), content: written('code', 'theme.copyCode') },
            { value: 'css', label: t('theme.css'), content: written('css', 'theme.copyCss') },
          ]}
        />
      </Flex>
    </Page>
  );
}

interface ChooseProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** A choice with its name above. */
const Choose = <Value extends string>({ label, ...rest }: ChooseProps<Value>): ReactElement => (
  <Flex direction="column" gap="1">
    <Text size="2" weight="medium" aria-hidden>
      {label}
    </Text>
    <SegmentedControl label={label} {...rest} />
  </Flex>
);

/** Parts of an earn page in the look, and its twelve shades. */
function Preview({ name, shades }: { readonly name: string; readonly shades: AccentTheme['light'] }): ReactElement {
  const { t } = useConsoleMessages(themeMessages);
  const [amount, setAmount] = useState('250.5');
  const [days, setDays] = useState<'7' | '30'>('7');
  const [auto, setAuto] = useState(true);
  return (
    <Flex direction="column" gap="4">
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h2" size="4">
          {name}
        </Heading>
        <Badge tone="accent">{t('theme.flexible')}</Badge>
        <Badge tone="success">{t('theme.paid')}</Badge>
      </Flex>
      <div className={css.shades} role="img" aria-label={t('theme.shades')}>
        {Array.from({ length: 12 }, (_, index) => (
          <span key={index} className={css.shade} style={{ background: shades[`--accent-${index + 1}`] }} />
        ))}
      </div>
      <DecimalInput label={t('theme.amount')} unit="USDT" decimals={8} value={amount} onValueChange={setAmount} max="1204.5" />
      <Flex align="center" gap="4" wrap="wrap">
        <SegmentedControl
          label={t('theme.range')}
          value={days}
          onValueChange={setDays}
          options={[
            { value: '7', label: t('theme.days7') },
            { value: '30', label: t('theme.days30') },
          ]}
        />
        <Switch label={t('theme.autoEarn')} checked={auto} onCheckedChange={setAuto} />
      </Flex>
      <Progress label={t('theme.quota')} share={0.62} valueText="62 / 100 USDT" />
      <Flex gap="2" wrap="wrap">
        <Button>{t('theme.confirm')}</Button>
        <Button variant="soft">{t('theme.redeem')}</Button>
        <Button variant="outline" tone="neutral">
          {t('theme.details')}
        </Button>
      </Flex>
    </Flex>
  );
}
