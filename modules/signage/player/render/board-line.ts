import type { BoardLine } from '../../rules/board.ts'
import { playerTexts } from '../../words/player.ts'
import { colour, displayFont, element } from './element.ts'
import type { RenderContext } from './context.ts'

/** The look of a list of dishes, as set in the fields of its region. */
export interface BoardLook {
  size: number
  color: string
  background: string
  title: string
  hasPrice: boolean
  hasText: boolean
  hasAllergens: boolean
}

/** Draws a dish: name, allergen codes, price or 'ausverkauft', with the description below the name. */
export function lineOf(line: BoardLine, look: BoardLook, { doc, locale }: RenderContext): HTMLElement {
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
    [element(doc, 'div', { flex: '1', hyphens: 'auto' }, [name, ...codes]), right],
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
      'line-height': '1.2',
    },
    [head, ...small],
  )
}

export const headingOf = (doc: Document, text: string): HTMLElement =>
  element(
    doc,
    'div',
    {
      color: colour('', '--accent', '#f2c14e'),
      'font-size': '1.15em',
      'padding-bottom': '.2em',
      'line-height': '1.25',
      ...displayFont,
    },
    [text],
  )
