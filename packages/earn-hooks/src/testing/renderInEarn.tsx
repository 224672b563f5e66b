import type { ReactElement, ReactNode } from 'react';
import { renderHook } from 'vitest-browser-react';
import { type Earn, EarnContext } from '../provider/earnContext.ts';

/** Renders a hook in an earn area that a test has made itself, as `testEarn` makes one. */
export async function renderInEarn<Result, Props>(first: Earn, use: (props: Props) => Result, initialProps: NoInfer<Props>) {
  let earn = first;
  let latest = initialProps;
  const Area = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <EarnContext.Provider value={earn}>{children}</EarnContext.Provider>
  );
  const { result, rerender, act, unmount } = await renderHook((props?: Props) => use(props ?? initialProps), {
    initialProps,
    wrapper: Area,
  });
  return {
    /** What the hook returned last. */
    now: (): Result => result.current,
    /** Renders again with other arguments. */
    rerender: (props: Props) => {
      latest = props;
      return rerender(props);
    },
    /** Renders again in another earn area, as after a sign-in. */
    become: (next: Earn) => {
      earn = next;
      return rerender(latest);
    },
    /** Does something, and waits for one turn of the event loop, in which a form reads its rule and sends what is ready. */
    act: (work: () => unknown) =>
      act(async () => {
        await work();
        await new Promise((turn) => setTimeout(turn));
      }),
    unmount,
  };
}
