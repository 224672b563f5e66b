/** A browser's storage on Node: empty, with the kept names as its keys. */
export function tabStorage(): Storage & Record<string, unknown> {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void (kept[name] = text),
    removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
  };
  return new Proxy(kept, {
    get: (target, name) => methods[name as keyof typeof methods] ?? target[String(name)],
  }) as unknown as Storage & Record<string, unknown>;
}
