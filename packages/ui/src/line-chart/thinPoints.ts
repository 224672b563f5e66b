/** A point with its position. */
export interface PlacedPoint {
  /** Horizontal place, in any unit that grows with time. */
  readonly x: number;
  /** Vertical place. */
  readonly y: number;
}

/**
 * Leaves out points that no screen can show. The points are split into `buckets` of equal count; each keeps its lowest and
 * its highest point, in their order, and the series keeps its first and its last. A peak is therefore never lost. At most
 * `2 × buckets + 2` points remain; a shorter series is returned unchanged.
 */
export function thinPoints<Point extends PlacedPoint>(points: readonly Point[], buckets: number): readonly Point[] {
  const count = Math.max(1, Math.floor(buckets));
  if (points.length <= 2 * count + 2) return points;
  const kept = new Set([0, points.length - 1]);
  for (let bucket = 0; bucket < count; bucket += 1) {
    const start = Math.floor((bucket * points.length) / count);
    const end = Math.floor(((bucket + 1) * points.length) / count);
    let [lowest, highest] = [start, start];
    for (let index = start; index < end; index += 1) {
      if (heightAt(points, index) < heightAt(points, lowest)) lowest = index;
      if (heightAt(points, index) > heightAt(points, highest)) highest = index;
    }
    kept.add(lowest).add(highest);
  }
  return points.filter((_point, index) => kept.has(index));
}

const heightAt = (points: readonly PlacedPoint[], index: number): number => points[index]?.y ?? 0;
