import { Markdown } from '@storybook/addon-docs/blocks';
import { Badge, SearchField, Select } from '@earnkit/ui';
import { type ReactElement, useDeferredValue, useMemo, useState } from 'react';
import changes from 'virtual:earnkit/changes';
import type { Change } from '../../tooling/docs/handoff.ts';
import { Themed } from './Themed.tsx';

const ALL = 'all';
const packages = [...new Set(changes.flatMap((change) => change.packages))].toSorted((one, other) => one.localeCompare(other, 'en'));
const OPTIONS = [{ value: ALL, label: 'All packages' }, ...packages.map((name) => ({ value: name, label: name }))];

/** What changed, by version and package. */
export function Changelog(): ReactElement {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(ALL);
  const sought = useDeferredValue(text.trim().toLowerCase());
  const shown = useMemo(
    () =>
      changes.filter(
        (change) =>
          (chosen === ALL || change.packages.includes(chosen)) &&
          [change.text, change.version, change.section ?? '', ...change.packages].some((each) => each.toLowerCase().includes(sought)),
      ),
    [chosen, sought],
  );
  return (
    <Themed>
      <div className="earn-bar">
        <SearchField label="Search changes" value={text} onValueChange={setText} controls="changes" />
        <Select label="Package" labelHidden value={chosen} onValueChange={setChosen} options={OPTIONS} />
      </div>
      <p role="status" className="earn-count">
        {shown.length} of {changes.length} changes
      </p>
      <div id="changes">
        {[...new Set(shown.map(({ version }) => version))].map((version) => (
          <section key={version}>
            <h2 id={version.toLowerCase().replaceAll(/\W+/g, '-')} className="earn-group">
              {version}
            </h2>
            <ul className="earn-rows">
              {shown
                .filter((change) => change.version === version)
                .map((change) => (
                  <Row key={`${change.packages.join()} ${change.text}`} change={change} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Themed>
  );
}

const Row = ({ change: { packages: of, section, text } }: { readonly change: Change }): ReactElement => (
  <li>
    <div className="earn-badges">
      {of.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {section !== undefined && <Badge tone="info">{section}</Badge>}
    </div>
    <Markdown>{text}</Markdown>
  </li>
);
