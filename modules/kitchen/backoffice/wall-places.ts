import type { OrderSummary } from '#modules/ordering/contract.ts'
import { staffDetailsOf, staffNameOf } from '#modules/ordering/rules/staff-words.ts'
import { kitchenChanges } from '../rules/changes.ts'
import { kitchenRemark } from '../rules/remark.ts'

/** The wall screen has this many places, in two rows. Tickets that do not fit are on further pages. */
const MOST_PLACES = 8
const COLUMNS = 4

/** How many places a ticket has: one, or one, two or three whole columns of two places. One column always stays free for other tickets. */
export type Size = 1 | 2 | 4 | 6

/** The sizes of tickets, by their ids, that were too small on this screen. */
export type Grown = ReadonlyMap<string, Size>
export const noneGrown: Grown = new Map()

export const nextSize = (size: Size): Size => (size === 1 ? 2 : size === 2 ? 4 : 6)

/** Estimates in the smallest font: characters per line, and lines of a ticket with one place and with one column. */
const LINE_LETTERS = 30
const PLACE_LINES = 12
const COLUMN_LINES = 30

/**
 * The size of a ticket on the wall screen. It is first estimated from the number of lines. If lines are still hidden in the smallest font,
 * the screen makes the ticket larger (`grown`).
 */
export function sizeOf(order: OrderSummary, grown: Grown): Size {
  const texts = [
    ...kitchenChanges(order).flatMap(({ before }) => (before ? [before.name, ...before.choices] : [])),
    ...order.items.flatMap((item) => [staffNameOf(item), ...staffDetailsOf(item).map(({ value }) => value)]),
    kitchenRemark(order),
  ]
  const lines = texts.reduce((sum, text) => sum + Math.ceil(text.length / LINE_LETTERS), 0)
  const estimate = lines <= PLACE_LINES ? 1 : lines <= COLUMN_LINES ? 2 : lines <= 2 * COLUMN_LINES ? 4 : 6
  const measured = grown.get(order.id) ?? 1
  return measured > estimate ? measured : estimate
}

/** The tickets that fit on the wall screen. If tickets are finished or do not fit, one place stays free for the summary. */
export function shownOnWall(
  all: readonly OrderSummary[],
  hasDone: boolean,
  grown: Grown = noneGrown,
): readonly OrderSummary[] {
  const whole = fitting(all, MOST_PLACES, grown)
  return hasDone || whole.length < all.length ? fitting(all, MOST_PLACES - 1, grown) : whole
}

/** The first tickets that fit in this number of places. */
function fitting(all: readonly OrderSummary[], places: number, grown: Grown): readonly OrderSummary[] {
  let taken = 0
  const end = all.findIndex((order) => (taken += sizeOf(order, grown)) > places)
  return end === -1 ? all : all.slice(0, end)
}

interface WallPage {
  /** 0 for the first page. */
  index: number
  shown: readonly OrderSummary[]
  /** The tickets that come after this page. */
  after: readonly OrderSummary[]
}

/**
 * One page of the wall screen. If there are fewer pages because tickets have left the screen, this is the last page. Each page keeps one
 * place free for the summary with the buttons, except if all tickets fit on one page.
 */
export function wallPage(
  all: readonly OrderSummary[],
  hasDone: boolean,
  wanted: number,
  grown: Grown = noneGrown,
): WallPage {
  const first = shownOnWall(all, hasDone, grown)
  let page: WallPage = { index: 0, shown: first, after: all.slice(first.length) }
  while (page.index < wanted && page.after.length > 0) {
    const shown = fitting(page.after, MOST_PLACES - 1, grown)
    page = { index: page.index + 1, shown, after: page.after.slice(shown.length) }
  }
  return page
}

/**
 * The first column, counted from 1, of each ticket that takes whole columns; undefined for the others. The grid fills the other places row
 * by row. A ticket with a whole column stands where its turn comes in the upper row. If its turn comes later, it takes the last columns.
 */
export function columnsOf(sizes: readonly Size[]): (number | undefined)[] {
  const width = (size: Size) => (size === 1 ? 0 : size / 2)
  let still = sizes.reduce((sum, size) => sum + width(size), 0)
  let next = 1
  return sizes.map((size) => {
    if (size === 1) {
      if (next + still <= COLUMNS) next += 1
      return undefined
    }
    const column = next
    next += width(size)
    still -= width(size)
    return column
  })
}
