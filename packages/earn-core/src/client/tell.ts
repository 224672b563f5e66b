/** A callback that throws must not fail the call; its error is rethrown as an uncaught error. */
export function tell(listener: (() => void) | undefined): void {
  try {
    listener?.();
  } catch (thrown) {
    queueMicrotask(() => {
      throw thrown;
    });
  }
}
