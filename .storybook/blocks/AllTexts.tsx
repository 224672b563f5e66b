import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { type DataTableColumn, SearchField, Select } from '@earnkit/ui';
import { VirtualTable } from '@earnkit/ui/virtual-table';
import { type ReactElement, useDeferredValue, useMemo, useState } from 'react';
import texts from 'virtual:earnkit/texts';
import type { ShownText } from '../../tooling/docs/handoff.ts';
import { Propose } from './Propose.tsx';
import { Themed } from './Themed.tsx';
import { breakable } from './Texts.tsx';

const WHICH = [
  { value: 'all', label: 'All texts' },
  { value: 'us', label: 'Worded differently in the US' },
  { value: 'filled', label: 'With placeholders' },
] as const;
type Which = (typeof WHICH)[number]['value'];

const columns: readonly DataTableColumn<ShownText>[] = [
  {
    key: 'key',
    header: 'Key',
    width: '22%',
    card: 'title',
    cell: ({ key, placeholders }) => (
      <span className="earn-key">
        <code dir="ltr">{breakable(key)}</code>
        {placeholders.length > 0 && <code dir="ltr">{placeholders.map((name) => `{${name}}`).join(' ')}</code>}
      </span>
    ),
  },
  { key: 'en', header: 'English', width: '26%', cell: ({ english }) => <Wording text={english.text} us={english.us} /> },
  { key: 'zh', header: 'Chinese', width: '24%', cell: ({ chinese }) => <Wording text={chinese.text} us={chinese.us} lang="zh" /> },
  {
    key: 'components',
    header: 'Used by',
    width: '16%',
    empty: ({ components }) => components.length === 0,
    cell: ({ components }) =>
      components.length === 0
        ? 'Shared'
        : components.map(({ name, id }) => (
            <AnchorMdx key={name} href={`?path=/docs/${id}`} target="_self">
              {name}
            </AnchorMdx>
          )),
  },
  { key: 'change', header: 'Propose', width: '12%', cell: (text) => <Propose word={text} /> },
];

const Wording = ({ text, us, lang }: { readonly text: string; readonly us: string | undefined; readonly lang?: 'zh' }): ReactElement => (
  <span className="earn-key" {...(lang && { lang })}>
    <span>{text}</span>
    {us !== undefined && (
      <span>
        <b>US:</b> {us}
      </span>
    )}
  </span>
);

/** Every message of every catalogue, in one table that can be searched. */
export function AllTexts(): ReactElement {
  const [text, setText] = useState('');
  const [which, setWhich] = useState<Which>('all');
  const sought = useDeferredValue(text.trim().toLowerCase());
  const shown = useMemo(() => texts.filter((each) => isOf(each, which) && has(each, sought)), [which, sought]);
  return (
    <Themed>
      <div className="earn-bar earn-wide">
        <SearchField
          label="Search texts"
          placeholder="Key, text, placeholder or component"
          value={text}
          onValueChange={setText}
          controls="texts"
        />
        <Select label="Which" labelHidden value={which} onValueChange={setWhich} options={WHICH} />
      </div>
      <p role="status" className="earn-count">
        {shown.length} of {texts.length} texts
      </p>
      <div id="texts">
        <VirtualTable
          caption="All texts"
          columns={columns}
          rows={shown}
          rowKey={({ key }) => key}
          maxHeight="min(72vh, 900px)"
          empty={<p>No text has this. Search for fewer letters.</p>}
        />
      </div>
    </Themed>
  );
}

const isOf = ({ english, chinese, placeholders }: ShownText, which: Which): boolean =>
  which === 'all' || (which === 'us' ? (english.us ?? chinese.us) !== undefined : placeholders.length > 0);

const has = ({ key, english, chinese, placeholders, components }: ShownText, sought: string): boolean =>
  [key, english.text, english.us ?? '', chinese.text, chinese.us ?? '', ...placeholders, ...components.map(({ name }) => name)].some(
    (each) => each.toLowerCase().includes(sought),
  );
