import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { SearchField, Select } from '@earnkit/ui';
import { type ReactElement, useDeferredValue, useMemo, useState } from 'react';
import all from 'virtual:earnkit/requirements';
import type { ShownRequirement } from '../../tooling/docs/handoff.ts';
import { Themed } from './Themed.tsx';

const WHICH = [
  { value: 'all', label: 'All requirements' },
  { value: 'story', label: 'With a story' },
  { value: 'below', label: 'Proven below the screen' },
] as const;
type Which = (typeof WHICH)[number]['value'];

const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** Every requirement with links to the stories and tests that prove it. */
export function Requirements(): ReactElement {
  const [text, setText] = useState('');
  const [which, setWhich] = useState<Which>('all');
  const sought = useDeferredValue(text.trim().toLowerCase());
  const shown = useMemo(() => all.filter((each) => isOf(each, which) && has(each, sought)), [which, sought]);
  const groups = [...new Set(shown.map(({ id }) => groupOf(id)))];
  return (
    <Themed>
      <div className="earn-bar earn-wide">
        <SearchField
          label="Search requirements"
          placeholder="Id, words, story or test"
          value={text}
          onValueChange={setText}
          controls="requirements"
        />
        <Select label="Which" labelHidden value={which} onValueChange={setWhich} options={WHICH} />
      </div>
      <p role="status" className="earn-count">
        {shown.length} of {all.length} requirements
      </p>
      <div id="requirements">
        {groups.map((group) => (
          <section key={group}>
            <h2 id={group.toLowerCase()} className="earn-group">
              {group}
            </h2>
            <ul className="earn-rows">
              {shown
                .filter(({ id }) => groupOf(id) === group)
                .map((row) => (
                  <Row key={row.id} row={row} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Themed>
  );
}

const Row = ({ row: { id, text, proofs } }: { readonly row: ShownRequirement }): ReactElement => (
  <li>
    <div>
      <code dir="ltr" id={id}>
        {id}
      </code>{' '}
      {text}
    </div>
    <ul>
      {proofs.map(({ name, href, isStory }) => (
        <li key={`${href} ${name}`}>
          {isStory ? (
            <AnchorMdx href={href} target="_self">
              {name}
            </AnchorMdx>
          ) : (
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  </li>
);

const isOf = ({ proofs, isSeen }: ShownRequirement, which: Which): boolean =>
  which === 'all' || (which === 'story' ? proofs.some(({ isStory }) => isStory) : !isSeen);

const has = ({ id, text, proofs }: ShownRequirement, sought: string): boolean =>
  [id, text, ...proofs.map(({ name }) => name)].some((each) => each.toLowerCase().includes(sought));
