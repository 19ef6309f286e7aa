import type { SlipKind } from '#modules/ordering/contract/printable.ts'
import type { Size } from './document.ts'

/** Parts that a slip is built from, in the order of its template. */
export const slipParts = [
  'head',
  'number',
  'due',
  'place',
  'guest',
  'facts',
  'items',
  'prices',
  'allergy',
  'comment',
  'payment',
  'navigation',
  'note',
] as const
export type SlipPart = (typeof slipParts)[number]
export interface TemplatePart {
  part: SlipPart
  isOn: boolean
  size: Size
}

const parts = (...named: readonly (SlipPart | readonly [SlipPart, Size])[]): TemplatePart[] =>
  named.map((one) =>
    typeof one === 'string' ? { part: one, isOn: true, size: 1 } : { part: one[0], isOn: true, size: one[1] },
  )

/** Templates as they come with the product. The kitchen reads no names and no prices. */
export const defaultTemplates: Readonly<Record<SlipKind, readonly TemplatePart[]>> = {
  kitchen: parts(['number', 3], ['due', 2], 'place', ['items', 2], 'allergy', 'comment'),
  receipt: parts('head', ['number', 2], 'due', 'place', 'guest', 'prices', 'allergy', 'comment', 'payment', 'note'),
  delivery: parts(
    ['number', 2],
    ['due', 2],
    'guest',
    ['facts', 2],
    'prices',
    'comment',
    'payment',
    'navigation',
    'note',
  ),
  ride: parts(
    'head',
    ['number', 2],
    ['due', 2],
    'place',
    'guest',
    ['facts', 1],
    'prices',
    'comment',
    'payment',
    'navigation',
    'note',
  ),
}
