/** Thresholds and offsets of the category bar (specification §9, Layout). */
const THRESHOLD = 0.25
const OFFSET_PX = 150
const OFFSET_OF_WIDTH = 0.36
const DESKTOP_WIDTH = 1024

/**
 * The group that is being read: the last one whose top has passed a quarter of the window's height. Before that it is the first group. At
 * the end of the page it is the last one, because that group may be too short to reach the threshold.
 * `tops` are distances from the window's top, in the groups' order.
 */
export function activeGroup(tops: readonly number[], windowHeight: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= windowHeight * THRESHOLD),
  )
}

/** Scroll position of the bar at which its active entry is in view: 150 px from its left edge, 36 % of the width below desktop. */
export const barScroll = (entryLeft: number, windowWidth: number): number =>
  Math.max(0, entryLeft - (windowWidth < DESKTOP_WIDTH ? windowWidth * OFFSET_OF_WIDTH : OFFSET_PX))
