const asked = matchMedia('(prefers-reduced-motion: reduce)');

/** Throws, and so fails the story, when something moves though the person asked for less motion. */
export function refuseMotion(): void {
  if (!asked.matches) return;
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  const names = new Set(
    moving.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : undefined)),
  );
  if (names.size > 0) throw new Error(`Less motion was asked for, and this moves: ${[...names].join('; ')}`);
}
