import { expect, test } from 'vitest'
import { howManyFit } from './how-many-fit.ts'

/**
 * Simulates a list of totals with room for one line of 100 px. `widths`: the widths of the totals in pixels. The button '+3' is 20 px wide.
 */
function listOf(widths: readonly number[]) {
  const children = [...widths, 20].map((width) => ({ width, hidden: false }))
  const used = () => children.reduce((sum, one) => sum + (one.hidden ? 0 : one.width), 0)
  return {
    children,
    clientHeight: 10,
    clientWidth: 100,
    scrollWidth: 100,
    get scrollHeight() {
      return used() > 100 ? 20 : 10
    },
  }
}
const shown = (list: ReturnType<typeof listOf>) => list.children.map(({ hidden }) => (hidden ? '-' : 'x')).join('')

test.each([
  [[30, 30], 2, 'xx-'],
  [[50, 50], 2, 'xx-'],
  [[50, 50, 10], 1, 'x--x'],
  [[30, 30, 30, 30, 30], 2, 'xx---x'],
  [[150, 10], 1, 'x-x'],
  [[], 0, '-'],
] as const)('of totals with the widths %j, %i fit: %s', (widths, count, picture) => {
  const list = listOf(widths)
  expect([howManyFit(list), shown(list)]).toEqual([count, picture])
})
