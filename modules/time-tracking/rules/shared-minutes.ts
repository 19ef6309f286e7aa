import { dayMinutes, MINUTE, netOf, workDays, type Block } from './blocks.ts'
import type { Zone } from '#kernel/time.ts'

/**
 * The minutes of each block, by work day. Only the sum of a day is rounded. Each block first gets its minutes, rounded down. The remaining
 * minutes go to the blocks with the largest remainders; if remainders are equal, to the earlier block. So the minutes of the blocks always
 * add up to the minutes of the day (docs/rules/time-tracking.md, Durations).
 */
export function sharedMinutes<T extends Block>(
  blocks: readonly T[],
  zone: Zone,
): { day: string; block: T; minutes: number }[] {
  const own = new Map<Block, T>(blocks.map((block) => [block, block]))
  return workDays(blocks, zone).flatMap(({ date, blocks: ofDay }) => {
    const parts = ofDay.map((block, place) => {
      const exact = netOf(block) / MINUTE
      return { block, place, whole: Math.floor(exact), rest: exact - Math.floor(exact) }
    })
    let left = dayMinutes(ofDay) - parts.reduce((total, { whole }) => total + whole, 0)
    for (const part of parts.toSorted((a, b) => b.rest - a.rest || a.place - b.place)) {
      if (left <= 0) break
      part.whole++
      left--
    }
    return parts.flatMap(({ block, whole }) => {
      const found = own.get(block)
      return found ? [{ day: date, block: found, minutes: whole }] : []
    })
  })
}
