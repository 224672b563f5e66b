import type { OpenState } from '../../parts/lazy/lazyDialog.tsx';
import { StakeWaiting } from './StakeWaiting.tsx';

/** A part of a dialog that is loaded when it is shown: until then a spinner stands in its place. */
export const WHILE_LOADING: OpenState<{ readonly onFail: () => void }> = {
  isOpen: () => true,
  close: ({ onFail }) => onFail(),
  Waiting: () => <StakeWaiting />,
};
