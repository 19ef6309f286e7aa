/** The measured heights of a board in pixels: for each group the height of its heading and of its lines, at the width of one column. */
interface BoardHeights {
  readonly groups: readonly { readonly heading: number; readonly lines: readonly number[] }[]
  /** Space between two groups in a column. */
  readonly gap: number
}

/**
 * A part of a group in a column: the lines [from, to), below the heading of the group. If the group continues in the next column, the
 * heading is repeated there.
 */
interface BoardPart {
  readonly group: number
  readonly from: number
  readonly to: number
}

/** The columns of a page from left to right. Each column lists its parts from top to bottom. */
export type BoardPage = readonly (readonly BoardPart[])[]

interface Column {
  parts: BoardPart[]
  height: number
}

/**
 * Divides the lines of a board into pages. A page has `columns` columns of `height` pixels (docs/rules/signage.md, Boards). Each line is
 * shown exactly once, and the lines stay in the same sequence. A heading is always followed by a line. A line that is higher than a column
 * gets a column for itself.
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

/** Seconds for which a page is shown if the region has no setting. */
export const PAGE_SECONDS = 12

/** When a scene begins and ends on the screen, in epoch milliseconds. */
export interface ShownSpan {
  readonly from: number
  readonly until: number
}

/** The milliseconds for which each page is shown: the setting of the region, or less if the scene is too short to show all pages. */
function pageMs(pages: number, seconds: number, span: ShownSpan): number {
  return Math.max(1, Math.min(seconds * 1000, (span.until - span.from) / pages))
}

/**
 * The page that is shown at `now`, counted from 0, and when the next page follows. All screens with the same program show the same page,
 * because the page is computed only from the span of the scene and the time.
 */
export function pageAt(
  pages: number,
  { seconds, span, now }: { seconds: number; span: ShownSpan; now: number },
): { page: number; until: number } {
  if (pages < 2) return { page: 0, until: Infinity }
  const each = pageMs(pages, seconds, span)
  const turn = Math.max(0, Math.floor((now - span.from) / each))
  return { page: turn % pages, until: span.from + (turn + 1) * each }
}
