/** Heights in pixels of what a board has, as they are drawn in one column. */
interface BoardHeights {
  readonly groups: readonly { readonly heading: number; readonly lines: readonly number[] }[]
  /** Between two groups of one column. */
  readonly gap: number
}

/** Lines [from, to) of one group, below its heading. A group that goes on in another column has its heading there again. */
interface BoardPart {
  readonly group: number
  readonly from: number
  readonly to: number
}

/** Columns from left to right, each with its parts from the top. */
export type BoardPage = readonly (readonly BoardPart[])[]

interface Column {
  parts: BoardPart[]
  height: number
}

/**
 * Divides the lines of a board into pages of columns of a height in pixels (docs/rules/signage.md, Boards). Each line stands in exactly one place, in
 * its order. A heading never stands without a line below it. A line that is higher than a column has a column of its own.
 */
export function boardPages(
  { groups, gap }: BoardHeights,
  { columns, height }: { columns: number; height: number },
): BoardPage[] {
  const all: Column[] = [{ parts: [], height: 0 }]
  const put = (group: number, line: number, heading: number, lineHeight: number): void => {
    const needed = ({ parts }: Column): number => {
      const before = parts.at(-1)
      if (before?.group === group) return lineHeight
      return lineHeight + heading + (before ? gap : 0)
    }
    let column = all.at(-1)
    if (!column || (column.parts.length > 0 && column.height + needed(column) > height)) {
      column = { parts: [], height: 0 }
      all.push(column)
    }
    column.height += needed(column)
    const part = column.parts.at(-1)
    if (part?.group === group) column.parts[column.parts.length - 1] = { ...part, to: line + 1 }
    else column.parts.push({ group, from: line, to: line + 1 })
  }
  for (const [group, { heading, lines }] of groups.entries())
    for (const [line, lineHeight] of lines.entries()) put(group, line, heading, lineHeight)
  const pages: BoardPage[] = []
  for (let at = 0; at < all.length; at += columns) pages.push(all.slice(at, at + columns).map(({ parts }) => parts))
  return pages
}

/** Of a region that does not say it: seconds for each page. */
export const PAGE_SECONDS = 12

/** When a scene came to the screen and when it leaves it, in epoch milliseconds. */
export interface ShownSpan {
  readonly from: number
  readonly until: number
}

/** How long each page stands, in milliseconds: the seconds of the region, or less, so that all pages come while the scene is shown. */
function pageMs(pages: number, seconds: number, span: ShownSpan): number {
  return Math.max(1, Math.min(seconds * 1000, (span.until - span.from) / pages))
}

/** The page that is shown at an instant, from 0, and when the next one comes. Screens with one program show the same page. */
export function pageAt(
  pages: number,
  { seconds, span, now }: { seconds: number; span: ShownSpan; now: number },
): { page: number; until: number } {
  if (pages < 2) return { page: 0, until: Infinity }
  const each = pageMs(pages, seconds, span)
  const turn = Math.max(0, Math.floor((now - span.from) / each))
  return { page: turn % pages, until: span.from + (turn + 1) * each }
}
