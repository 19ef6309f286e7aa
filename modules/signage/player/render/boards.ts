import { type BoardGroup, boardGroups, type BoardLine, boardProducts } from '../../rules/board.ts'
import { playerTexts } from '../../words/player.ts'
import { bodyFont, colour, displayFont, element } from './element.ts'
import type { Draw, Drawn, RenderContext } from './context.ts'

interface Look {
  size: number
  color: string
  background: string
  title: string
  hasPrice: boolean
  hasText: boolean
  hasAllergens: boolean
}

function lineOf(line: BoardLine, look: Look, { doc, locale }: RenderContext): HTMLElement {
  const t = playerTexts(locale)
  const struck = line.isSoldOut
  const name = element(doc, 'span', struck ? { 'text-decoration': 'line-through', opacity: '.55' } : {}, [line.name])
  const codes =
    look.hasAllergens && line.allergens !== ''
      ? [element(doc, 'small', { 'font-size': '.5em', 'margin-left': '.5em', opacity: '.75' }, [line.allergens])]
      : []
  const right = struck
    ? element(
        doc,
        'span',
        { 'font-size': '.62em', padding: '.2em .5em', 'border-radius': '.3em', background: 'var(--night-line, #444)' },
        [t.soldOut],
      )
    : element(doc, 'span', { color: colour('', '--accent', '#f2c14e'), 'font-variant-numeric': 'tabular-nums' }, [
        look.hasPrice ? line.price : '',
      ])
  right.style.setProperty('white-space', 'nowrap')
  const head = element(
    doc,
    'div',
    {
      display: 'flex',
      'justify-content': 'space-between',
      'align-items': 'baseline',
      gap: '1em',
      'font-weight': '600',
    },
    [element(doc, 'div', {}, [name, ...codes]), right],
  )
  const small =
    look.hasText && line.text !== ''
      ? [
          element(
            doc,
            'div',
            { 'font-size': '.62em', color: colour('', '--on-night-2', '#bbb'), 'margin-top': '.15em' },
            [line.text],
          ),
        ]
      : []
  return element(
    doc,
    'div',
    {
      padding: '.32em 0',
      'border-bottom': '1px solid var(--night-line, #444)',
      'break-inside': 'avoid',
      'line-height': '1.2',
    },
    [head, ...small],
  )
}

const headingOf = (doc: Document, text: string): HTMLElement =>
  element(
    doc,
    'div',
    {
      color: colour('', '--accent', '#f2c14e'),
      'font-size': '1.15em',
      margin: '0 0 .2em',
      'break-after': 'avoid',
      ...displayFont,
    },
    [text],
  )

/** Shrinks letters until all lines fit, at most to two thirds. Nothing is measured where there is no layout. */
function fit(made: HTMLElement, size: number): void {
  for (let part = 1; part >= 0.66; part -= 0.04) {
    made.style.setProperty('font-size', `${Math.round(size * part)}px`)
    if (made.scrollHeight <= made.clientHeight + 1 && made.scrollWidth <= made.clientWidth + 1) return
  }
}

function board(look: Look, columns: number, context: RenderContext, groupsOf: () => BoardGroup[] | undefined): Drawn {
  const { doc, locale } = context
  const t = playerTexts(locale)
  const made = element(doc, 'div', {
    'font-size': `${look.size}px`,
    color: colour(look.color, '--on-night', '#fff'),
    overflow: 'hidden',
    ...(columns > 1 ? { columns: String(columns), 'column-gap': '1.6em', 'column-fill': 'auto' } : {}),
    ...bodyFont,
  })
  let shown = ''
  const refresh = (): void => {
    const groups = groupsOf()
    const key = JSON.stringify(groups ?? null)
    if (key === shown) return
    shown = key
    if (groups === undefined) {
      made.replaceChildren(element(doc, 'div', { color: colour('', '--on-night-2', '#bbb') }, [t.noMenu]))
      return
    }
    const title = look.title === '' ? [] : [headingOf(doc, look.title)]
    made.replaceChildren(
      ...title,
      ...groups.map(({ name, lines }) =>
        element(doc, 'section', { margin: '0 0 .7em' }, [
          ...(name === '' ? [] : [headingOf(doc, name)]),
          ...lines.map((line) => lineOf(line, look, context)),
        ]),
      ),
    )
    fit(made, look.size)
  }
  refresh()
  // Once it stands in the page it can be measured.
  return { element: made, refresh, start: () => fit(made, look.size) }
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
