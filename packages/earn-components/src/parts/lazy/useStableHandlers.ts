import { useInsertionEffect, useState } from 'react';

type Handler = (...given: unknown[]) => unknown;

/** Props whose functions are all handlers, which are called after the render: they return nothing, or a promise. */
export type HandlerProps<Props> = {
  [Name in keyof Props]: NonNullable<Props[Name]> extends (...given: never[]) => infer Result
    ? Result extends void | Promise<unknown>
      ? Props[Name]
      : never
    : Props[Name];
};

/** The props, with handlers that stay the same while the component is mounted. Each calls the newest of its name. */
export function useStableHandlers<Props extends HandlerProps<Props>>(props: Props): Props {
  const [{ set, keep }] = useState(createHandlers);
  useInsertionEffect(() => set(props));
  // Only handlers are replaced, by functions that call them.
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, typeof value === 'function' ? keep(name) : value]),
  ) as Props;
}

/** Keeps one function for each handler's name. */
function createHandlers() {
  let newest: Partial<Record<string, Handler>> = {};
  const kept: Partial<Record<string, Handler>> = {};
  return {
    set: (props: object): void => {
      newest = { ...props };
    },
    keep: (name: string): Handler => (kept[name] ??= (...given) => newest[name]?.(...given)),
  };
}
