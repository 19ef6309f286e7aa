/** Heights in pixels of the parts of a board, drawn in one column. */
interface BoardHeights {
  readonly groups: readonly { readonly heading: number; readonly lines: readonly number[] }[]
  /** Space between two groups in a column. */
  readonly gap: number
}

/** Lines [from, to) of one group, below its heading. If a group continues in another column, its heading is repeated there. */
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
 * Divides the lines of a board into pages with columns of a given height in pixels (docs/rules/signage.md, Boards). Each line is in exactly one
 * place, and the order stays. A heading always has a line below it. A line that is higher than a column gets its own column.
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

/** Default seconds for each page, if a region has no setting. */
export const PAGE_SECONDS = 12

/** Start and end of a scene on the screen, in epoch milliseconds. */
export interface ShownSpan {
  readonly from: number
  readonly until: number
}

/** How long each page is shown, in milliseconds: as long as the region's setting says, or shorter, so that all pages are shown during the scene. */
function pageMs(pages: number, seconds: number, span: ShownSpan): number {
  return Math.max(1, Math.min(seconds * 1000, (span.until - span.from) / pages))
}

/** The page that is shown at an instant, counted from 0, and when the next page is shown. Screens with the same program show the same page. */
export function pageAt(
  pages: number,
  { seconds, span, now }: { seconds: number; span: ShownSpan; now: number },
): { page: number; until: number } {
  if (pages < 2) return { page: 0, until: Infinity }
  const each = pageMs(pages, seconds, span)
  const turn = Math.max(0, Math.floor((now - span.from) / each))
  return { page: turn % pages, until: span.from + (turn + 1) * each }
}
