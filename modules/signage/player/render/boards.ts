import { type BoardGroup, boardGroups, boardProducts } from '../../rules/board.ts'
import { PAGE_SECONDS, pageAt } from '../../rules/board-pages.ts'
import { playerTexts } from '../../words/player.ts'
import { boardLayout } from './board-layout.ts'
import type { BoardLook } from './board-line.ts'
import { bodyFont, colour, element } from './element.ts'
import type { Draw, Drawn, RenderContext } from './context.ts'

interface Board extends BoardLook {
  /** Seconds per page. Scenes that were saved by an older version do not have this setting. */
  pageSeconds?: number | undefined
}

const always = { from: 0, until: Infinity }
/** Maximum delay of a timer in milliseconds; a longer wait is divided, because a browser cannot wait much longer than 24 days. */
const LONGEST_WAIT_MS = 60_000

function board(look: Board, columns: number, context: RenderContext, groupsOf: () => BoardGroup[] | undefined): Drawn {
  const { doc, locale } = context
  const t = playerTexts(locale)
  const made = element(doc, 'div', {
    'font-size': `${look.size}px`,
    color: colour(look.color, '--on-night', '#fff'),
    overflow: 'hidden',
    display: 'flex',
    'flex-direction': 'column',
    ...bodyFont,
  })
  let shown = ''
  let layout: ReturnType<typeof boardLayout> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false

  const turn = (): void => {
    clearTimeout(timer)
    const pages = layout?.pages() ?? 0
    const seconds = look.pageSeconds ?? PAGE_SECONDS
    const now = context.now()
    const { page, until } = pageAt(pages, { seconds, span: context.shown ?? always, now })
    layout?.show(page)
    if (isRunning && pages > 1) timer = setTimeout(turn, Math.min(until - now + 5, LONGEST_WAIT_MS))
  }
  const divide = (): void => {
    layout?.divide()
    turn()
  }
  const refresh = (): void => {
    const groups = groupsOf()
    const key = JSON.stringify(groups ?? null)
    // Lays the board out again if its data has changed, or if its content does not fit any more. It may no longer fit when a font was
    // loaded that is larger than the fallback font.
    if (key === shown && made.scrollHeight <= made.clientHeight + 1) return
    shown = key
    layout = groups && boardLayout(made, groups, { look, columns, context })
    if (layout) return divide()
    clearTimeout(timer)
    made.replaceChildren(element(doc, 'div', { color: colour('', '--on-night-2', '#bbb') }, [t.noMenu]))
  }
  refresh()
  return {
    element: made,
    refresh,
    // The heights of a board can be measured only after it was added to the page.
    start() {
      isRunning = true
      divide()
    },
    stop() {
      isRunning = false
      clearTimeout(timer)
    },
  }
}

const moment = (context: RenderContext): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(context.now())

export const drawMenu: Draw<'menu'> = ({ content }, context) =>
  board(content, content.columns, context, () => {
    const menu = context.documents.get('menu')
    if (!menu) return undefined
    const groups = boardGroups(menu, moment(context), { locale: context.locale, soldOut: content.soldOut })
    if (content.categories.length === 0) return groups
    return content.categories.flatMap((id) => groups.find((group) => group.id === id) ?? [])
  })

export const drawProducts: Draw<'products'> = ({ content }, context) =>
  board(content, 1, context, () => {
    const menu = context.documents.get('menu')
    if (!menu) return undefined
    const { products, soldOut } = content
    return [
      { id: '', name: '', lines: boardProducts(menu, moment(context), { locale: context.locale, soldOut, products }) },
    ]
  })
