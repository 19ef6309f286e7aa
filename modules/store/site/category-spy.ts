/** Thresholds and offsets of the category bar (specification §9, Layout). */
const THRESHOLD = 0.25
const OFFSET_PX = 150
const OFFSET_OF_WIDTH = 0.36
const DESKTOP_WIDTH = 1024

/**
 * The index of the group that is being read: the last group whose top has passed a quarter of the window's height, or the first group if
 * none has. At the end of the page it is always the last group, because that group may be too short to reach the quarter. `tops` are
 * distances from the window's top, in the groups' order.
 */
export function activeGroup(tops: readonly number[], windowHeight: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= windowHeight * THRESHOLD),
  )
}

/**
 * The scroll position of the category bar that brings its active entry into view. The entry is then 150 px from the left edge, or 36 % of
 * the width on screens below desktop.
 */
export const barScroll = (entryLeft: number, windowWidth: number): number =>
  Math.max(0, entryLeft - (windowWidth < DESKTOP_WIDTH ? windowWidth * OFFSET_OF_WIDTH : OFFSET_PX))
