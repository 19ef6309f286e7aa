import type { Locator } from './test.ts'

/**
 * True if the corners and the centre of an element are on the screen and nothing covers them. The button that opens a dish lies over its whole
 * card, which does not count.
 */
export const isInSight = (one: Locator) =>
  one.evaluate((element) => {
    const { bottom, left, right, top } = element.getBoundingClientRect()
    const inset = 8
    const whole = element.closest('article') ?? element
    const points = [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const
    return points.every(([x, y]) => whole.contains(document.elementFromPoint(x, y)))
  })
