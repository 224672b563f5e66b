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
  const kept: Point[] = [];
  const keep = (point: Point | undefined): void => {
    if (point && point !== kept.at(-1)) kept.push(point);
  };
  keep(points[0]);
  for (let bucket = 0; bucket < count; bucket += 1) {
    const end = Math.floor(((bucket + 1) * points.length) / count);
    let index = Math.floor((bucket * points.length) / count);
    let lowest = points[index];
    let highest = lowest;
    for (; index < end; index += 1) {
      const point = points[index];
      if (point && lowest && point.y < lowest.y) lowest = point;
      if (point && highest && point.y > highest.y) highest = point;
    }
    const rises = lowest && highest && lowest.x < highest.x;
    keep(rises ? lowest : highest);
    keep(rises ? highest : lowest);
  }
  keep(points.at(-1));
  return kept;
}
