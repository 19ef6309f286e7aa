/**
 * Constants for the position of the category bar and for the marked category (specification §9, Layout). THRESHOLD: fraction of the
 * window's height. OFFSET_PX, DESKTOP_WIDTH: pixels. OFFSET_OF_WIDTH: fraction of the window's width.
 */
const THRESHOLD = 0.25
const OFFSET_PX = 150
const OFFSET_OF_WIDTH = 0.36
const DESKTOP_WIDTH = 1024

/**
 * The index of the category that the bar marks. It is the last category whose top is in the upper quarter of the window or above the window. If
 * there is none, it is the first category. At the end of the page it is the last category, because a short last category could never reach the
 * upper quarter. `tops`: for each category, the distance of its top from the top of the window, in pixels.
 */
export function activeGroup(tops: readonly number[], windowHeight: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= windowHeight * THRESHOLD),
  )
}

/**
 * How far the category bar must be scrolled to show its marked entry, in pixels. The entry is then 150 px from the left edge; on windows
 * below 1024 px it is at 36 % of the width.
 */
export const barScroll = (entryLeft: number, windowWidth: number): number =>
  Math.max(0, entryLeft - (windowWidth < DESKTOP_WIDTH ? windowWidth * OFFSET_OF_WIDTH : OFFSET_PX))
