/**
 * The index of the next (`by` 1) or the previous (`by` -1) picture. Undefined if there is no such picture; the lightbox then closes (specification
 * §2, Lightbox).
 */
export function steppedIndex(index: number, by: 1 | -1, count: number): number | undefined {
  const next = index + by
  return next >= 0 && next < count ? next : undefined
}
