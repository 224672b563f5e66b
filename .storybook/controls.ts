import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Types of which a person can type or choose a value. */
const SIMPLE: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum']);

/** `asChild` needs one element as its child, and the mocks of a story know only what it asks the exchange for. */
const UNGIVEN = /^(?:asChild|asset|pid|id|page|pageSize|\w+Id)$/;

const HEADING_LEVELS = [1, 2, 3, 4, 5, 6];

const isSimple = (value: unknown): boolean => ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/**
 * Controls for simple props only. An object, a list or a node has none, because what a person types there as JSON breaks the story; a node that
 * is a text in the story is edited as text.
 */
export const simpleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const controlled = ([name, argType]: readonly [string, StrictInputType]): readonly [string, StrictInputType] => {
    const { type, control, options } = argType;
    if (UNGIVEN.test(name)) return [name, { ...argType, control: { disable: true } }];
    if (name === 'headingLevel') return [name, { ...argType, control: 'select', options: HEADING_LEVELS }];
    if (control !== undefined || options !== undefined || SIMPLE.has(type?.name ?? '')) return [name, argType];
    if (typeof initialArgs[name] === 'string') return [name, { ...argType, control: { type: 'text' } }];
    return type === undefined && isSimple(initialArgs[name]) ? [name, argType] : [name, { ...argType, control: { disable: true } }];
  };
  const untyped = Object.keys(initialArgs).filter((name) => !Object.hasOwn(argTypes, name));
  return Object.fromEntries([...Object.entries(argTypes), ...untyped.map((name) => [name, { name }] as const)].map(controlled));
};
