import { type ReactNode, useState } from 'react';
import { Button } from '../../button/index.ts';
import { DateRangePicker } from '../../date-range-picker/index.ts';
import { BottomSheet, Dialog } from '../../dialog/index.ts';
import { Menu, MenuItem } from '../../menu/Menu.tsx';
import { Popover } from '../../popover/Popover.tsx';
import { Select } from '../../select/index.ts';
import { useToast } from '../../toast/index.ts';
import { Tooltip } from '../../tooltip/index.ts';

/** A dialog or sheet behind a button named Open. */
export function Opened({ as: As }: { as: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <As open={open} onOpenChange={setOpen} title="Redeem">
        <input aria-label="Amount" />
        <Button>Inside</Button>
      </As>
    </>
  );
}

/** A list to choose from, named Open. */
export function Choice() {
  const [value, setValue] = useState('a');
  return (
    <Select
      label="Open"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'a', label: 'USDT' },
        { value: 'b', label: 'Bitcoin' },
      ]}
    />
  );
}

/** A button named Open that shows a toast. */
export const Notify = () => {
  const { notify } = useToast();
  return <Button onClick={() => notify({ tone: 'danger', title: 'Refused' })}>Open</Button>;
};

/** A kind of layer: a control named Open, how it opens, and the element that opens. */
export interface LayerKind {
  readonly content: ReactNode;
  readonly layer: string;
  /** Whether it opens on focus. @default false: on a press */
  readonly onFocus?: boolean;
  /** Whether it stays on a press outside. @default false */
  readonly stays?: boolean;
}
/** Every kind of layer, by its name. */
export const layerKinds: Readonly<Record<string, LayerKind>> = {
  dialog: { content: <Opened as={Dialog} />, layer: '[data-part="dialog"]' },
  sheet: { content: <Opened as={BottomSheet} />, layer: '[role="dialog"]' },
  menu: {
    content: (
      <Menu trigger={<Button>Open</Button>} align="start">
        <MenuItem>Copy</MenuItem>
        <MenuItem>Remove</MenuItem>
      </Menu>
    ),
    layer: '[data-part="menu"]',
  },
  popover: {
    content: (
      <Popover trigger={<Button>Open</Button>} label="Details" align="start">
        <Button>One</Button>
        <Button>Two</Button>
      </Popover>
    ),
    layer: '[data-part="popover"]',
  },
  select: { content: <Choice />, layer: '[data-part="select-list"]' },
  calendar: {
    content: <DateRangePicker label="Open" locale="en-US" today="2026-01-15" timeZone="UTC" onValueChange={() => undefined} />,
    layer: '[data-part="date-range-picker-calendar"]',
  },
  tooltip: {
    content: (
      <Tooltip content="The rate of a year." side="bottom">
        Open
      </Tooltip>
    ),
    layer: '[data-part="tooltip"]',
    onFocus: true,
  },
  toast: { content: <Notify />, layer: '[data-part="toaster-item"]', stays: true },
};
