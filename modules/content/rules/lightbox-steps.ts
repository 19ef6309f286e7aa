/**
 * The picture after a step. Undefined closes the lightbox: the step went before the first or after the last picture (specification §2, Lightbox).
 */
export function steppedIndex(index: number, by: 1 | -1, count: number): number | undefined {
  const next = index + by
  return next >= 0 && next < count ? next : undefined
}
