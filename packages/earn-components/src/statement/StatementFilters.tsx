'use client';
import { type ReactElement, useState } from 'react';
import { type DayRange, dateOrderOf, formatValue } from '@earnkit/core';
import type { FileFormat, StatementPeriod } from '@earnkit/core/statement/rules';
import { type StatementProduct, type StatementView } from '@earnkit/hooks/statement';
import { Button, Chips, DateRangePicker, Icon, icons, Menu, MenuItem, MenuLabel, MenuSeparator, Select, Text, Words } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { partDialogMessages } from '../parts/dialogMessages.ts';
import { useTimeStyle } from '../parts/figures/useTimeStyle.ts';
import { downloadCsv } from '../parts/query/downloadCsv.ts';
import type { StatementChoice } from './EarnStatement.tsx';
import { statementMessages } from './messages.ts';
import * as css from './statement.css.ts';

export interface StatementFiltersProps {
  /** The statement. */
  view: StatementView;
  /** What is shown. */
  choice: StatementChoice;
  /** Name of the exchange, for files. */
  platform: string;
  /** Called with what is to be shown. */
  onChoiceChange: (choice: StatementChoice) => void;
}

/** The value of the option for all; no product and no coin has this name. */
const ALL = '*';

const OWN = 'own';

/** CoinTracker’s own name for whatever was earned. */
const COINTRACKER_TAG = 'staking';

/** The most months of own dates. */
const MOST_MONTHS = 12;

/** The period, the product and the coin of a statement, and how to take it along: printed, and as a file. */
export function StatementFilters({ view, choice, platform, onChoiceChange }: StatementFiltersProps): ReactElement {
  const { t, noticeText, language } = useMessages(statementMessages, partDialogMessages);
  const style = useTimeStyle();
  const { today, range, warning, products, assets, statement } = view;
  const { when = 'thisYear', product, asset } = choice;
  const year = today.slice(0, 4);
  const lastYear = String(Number(year) - 1);
  // The month belongs to the period.
  const change = (next: Partial<StatementChoice>): void => onChoiceChange({ ...choice, month: undefined, ...next });
  const listed = product === undefined || products.includes(product) ? products : [product, ...products];
  const coins = asset === undefined || assets.includes(asset) ? assets : [asset, ...assets];
  return (
    <div className={css.filters}>
      <Chips<StatementPeriod | typeof OWN>
        className={css.chips ?? ''}
        label={t('earn.statement.period')}
        required
        scrolls
        value={typeof when === 'string' ? when : OWN}
        onValueChange={(next) => {
          if (next === OWN) change({ when: range });
          else if (next !== '') change({ when: next });
        }}
        options={[
          { value: 'thisMonth', label: t('earn.statement.thisMonth') },
          { value: 'lastMonth', label: t('earn.statement.lastMonth') },
          { value: 'thisYear', label: year },
          { value: 'lastYear', label: lastYear },
          { value: OWN, label: t('earn.statement.own') },
        ]}
      />
      <Select<StatementProduct | typeof ALL>
        className={css.select ?? ''}
        label={t('earn.statement.product')}
        labelHidden
        value={product ?? ALL}
        options={[
          { value: ALL, label: t('earn.statement.allProducts') },
          ...listed.map((each) => ({ value: each, label: t(`earn.statement.product.${each}`) })),
        ]}
        onValueChange={(next) => change({ product: next === ALL ? undefined : next })}
      />
      <Select
        className={css.select ?? ''}
        label={t('earn.statement.coin')}
        labelHidden
        value={asset ?? ALL}
        options={[{ value: ALL, label: t('earn.statement.allCoins') }, ...coins.map((each) => ({ value: each, label: each }))]}
        onValueChange={(next) => change({ asset: next === ALL ? undefined : next })}
      />
      <div className={css.actions}>
        <Button
          variant="outline"
          tone="neutral"
          disabled={statement.state !== 'ready'}
          aria-label={`${t('earn.statement.print')}: ${t('earn.statement.printHint')}`}
          onClick={() => window.print()}
        >
          {t('earn.statement.print')}
        </Button>
        <StatementFileMenu view={view} range={range} platform={platform} />
      </div>
      {typeof when !== 'string' && (
        <div className={css.dates}>
          <DateRangePicker
            label={t('earn.statement.dates')}
            labelHidden
            value={range}
            onValueChange={(next) => next && change({ when: next.days })}
            max={today}
            today={today}
            limit={MOST_MONTHS}
            warningText={noticeText}
            timeZone={style.timeZone}
            locale={language}
            dateOrder={dateOrderOf(style)}
            clearable={false}
            hint={warning ? noticeText(warning) : t('earn.statement.datesHint', { zone: style.timeZone })}
          />
        </div>
      )}
    </div>
  );
}

const FORMATS: readonly FileFormat[] = ['earnkit', 'koinly', 'cointracker', 'coinledger', 'rotki'];

interface StatementFileMenuProps {
  readonly view: StatementView;
  readonly range: DayRange;
  readonly platform: string;
}

/** The formats of the file, each with its lines and its sum. A change of value is in a file for taxes only if it is asked for. */
function StatementFileMenu({ view, range, platform }: StatementFileMenuProps): ReactElement {
  const { t, figureStyle } = useMessages(statementMessages);
  const [valueChanges, setValueChanges] = useState(false);
  const { statement, fileOf } = view;
  const fileIn = (format: FileFormat) => fileOf({ format, platform, valueChanges: format === 'earnkit' || valueChanges });
  const hasChanges = statement.state === 'ready' && statement.data.lines.some(({ product }) => product === 'private-wealth');
  const button = (
    <Button disabled={statement.state !== 'ready' || statement.data.count === 0} loading={statement.state === 'loading'}>
      <Words>{t('earn.statement.file')}</Words> <Icon icon={icons.chevronDown} />
    </Button>
  );
  return (
    <Menu trigger={button}>
      {FORMATS.map((format) => {
        const file = fileIn(format);
        if (file === undefined) return null;
        const lines = t('earn.statement.lines', { count: file.lines });
        return (
          <MenuItem key={format} onSelect={() => downloadCsv(`earnings-${range.start}-${range.end}-${format}.csv`, file.text())}>
            <span className={css.option}>
              <Words>{t(`earn.statement.format.${format}`)}</Words>
              <Text size="1" color="gray">
                {t(`earn.statement.formatHint.${format}`, { tag: COINTRACKER_TAG })}
              </Text>
              <Text size="1" color="gray">
                {file.totalUsdt === undefined
                  ? t('earn.statement.linesAlone', { lines })
                  : t('earn.statement.linesAndSum', { lines, sum: formatValue(file.totalUsdt, figureStyle) })}
              </Text>
            </span>
          </MenuItem>
        );
      })}
      {hasChanges && (
        <>
          <MenuSeparator />
          {!valueChanges && <MenuLabel>{t('earn.statement.valueChanges')}</MenuLabel>}
          <MenuItem onSelect={() => setValueChanges(!valueChanges)}>
            {t(valueChanges ? 'earn.statement.withoutValueChanges' : 'earn.statement.withValueChanges')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
