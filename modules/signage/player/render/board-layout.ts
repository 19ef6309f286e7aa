import type { BoardGroup } from '../../rules/board.ts'
import { type BoardPage, boardPages } from '../../rules/board-pages.ts'
import { playerTexts } from '../../words/player.ts'
import { type BoardLook, headingOf, lineOf } from './board-line.ts'
import type { RenderContext } from './context.ts'
import { colour, element } from './element.ts'

/**
 * The smallest size of letters, as a fraction of the chosen size. If the dishes still do not fit, they are divided into pages, because
 * smaller letters could not be read from the counter.
 */
const SMALLEST = 0.66
const STEP = 0.04
/** Space between two groups of a column, and between two columns, in em. */
const GAP_EM = 0.7
const COLUMN_GAP_EM = 1.6
/** Pixels that are added to each measured height, because browsers round heights to whole pixels. */
const ROUNDING = 0.5

/** How a page is laid out. `hasFoot`: it has a line such as 'Seite 1 von 2'. `breaksWords`: words that are too long are broken. */
interface Way {
  readonly hasFoot: boolean
  readonly breaksWords: boolean
}

const heightOf = (one: HTMLElement): number => one.offsetHeight + ROUNDING

const columnsOf = (doc: Document, columns: readonly HTMLElement[]): HTMLElement =>
  element(
    doc,
    'div',
    {
      display: 'grid',
      'grid-template-columns': `repeat(${columns.length}, minmax(0, 1fr))`,
      gap: `${COLUMN_GAP_EM}em`,
      flex: '1',
      'min-height': '0',
    },
    columns,
  )
const columnOf = (doc: Document, groups: readonly HTMLElement[]): HTMLElement =>
  element(
    doc,
    'div',
    { display: 'flex', 'flex-direction': 'column', gap: `${GAP_EM}em`, 'min-width': '0', 'align-self': 'start' },
    groups,
  )

/** Divides the dishes of a board into pages that fit into the region, and draws one of the pages. */
export function boardLayout(
  made: HTMLElement,
  groups: readonly BoardGroup[],
  { look, columns, context }: { look: BoardLook; columns: number; context: RenderContext },
) {
  const { doc, locale } = context
  const t = playerTexts(locale)
  const heading = (name: string): HTMLElement[] => (name === '' ? [] : [headingOf(doc, name)])
  const section = (name: string, lines: BoardGroup['lines']): HTMLElement =>
    element(doc, 'section', {}, [...heading(name), ...lines.map((line) => lineOf(line, look, context))])
  const empty = (): HTMLElement[] => Array.from({ length: columns - 1 }, () => columnOf(doc, []))

  /**
   * Draws all dishes into one column in order to measure their heights, and divides them into pages. `part` is the size of the letters as a fraction
   * of the chosen size. In tests nothing is laid out: all heights are 0, so there is one page.
   */
  const divided = (part: number, { hasFoot, breaksWords }: Way): { pages: BoardPage[]; isWide: boolean } => {
    const size = Math.round(look.size * part)
    made.style.setProperty('font-size', `${size}px`)
    made.style.setProperty('overflow-wrap', breaksWords ? 'anywhere' : 'normal')
    const title = heading(look.title)
    const foot = hasFoot ? [footOf(0, 1)] : []
    const sections = groups.map(({ name, lines }) => section(name, lines))
    const body = columnsOf(doc, [columnOf(doc, sections), ...empty()])
    made.replaceChildren(...title, body, ...foot)
    const heights = groups.map(({ name }, at) => {
      const drawn = [...(sections[at]?.children ?? [])].map((one) => heightOf(one as HTMLElement))
      return name === '' ? { heading: 0, lines: drawn } : { heading: drawn[0] ?? 0, lines: drawn.slice(1) }
    })
    const isWide = sections.some((one) => one.scrollWidth > one.clientWidth + 1)
    if (made.clientHeight === 0)
      return { pages: boardPages({ groups: heights, gap: 0 }, { columns, height: Infinity }), isWide }
    const height = made.clientHeight - [...title, ...foot].reduce((sum, one) => sum + heightOf(one), 0)
    return { pages: boardPages({ groups: heights, gap: GAP_EM * size }, { columns, height }), isWide }
  }
  const footOf = (page: number, pages: number): HTMLElement =>
    element(
      doc,
      'div',
      { 'font-size': '.5em', 'padding-top': '.4em', 'text-align': 'right', color: colour('', '--on-night-2', '#bbb') },
      [t.page(page + 1, pages)],
    )

  let pages: BoardPage[] = []
  return {
    pages: () => pages.length,
    /**
     * Chooses the size of the letters. First choice: the largest size at which everything fits on one page. Second: the largest size at
     * which every word fits into its column, on several pages. If even that is impossible, words are broken at the chosen size.
     */
    divide(): void {
      for (const hasFoot of [false, true])
        for (let part = 1; part >= SMALLEST; part -= STEP) {
          const found = divided(part, { hasFoot, breaksWords: false })
          pages = found.pages
          if (!found.isWide && (hasFoot || pages.length <= 1)) return
        }
      pages = divided(1, { hasFoot: true, breaksWords: true }).pages
    },
    show(page: number): void {
      const shown = (pages[page] ?? []).map((parts) =>
        columnOf(
          doc,
          parts.map(({ group, from, to }) =>
            section(groups[group]?.name ?? '', groups[group]?.lines.slice(from, to) ?? []),
          ),
        ),
      )
      const padded = [...shown, ...empty()].slice(0, columns)
      made.replaceChildren(
        ...heading(look.title),
        columnsOf(doc, padded),
        ...(pages.length > 1 ? [footOf(page, pages.length)] : []),
      )
    },
  }
}
