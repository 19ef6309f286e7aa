import type { Size } from './document.ts'

/** The kinds of slips that have a template: four kinds for orders, and two kinds that belong to no order. */
export const templateKinds = ['kitchen', 'receipt', 'delivery', 'ride', 'table-card', 'day-sum'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** The parts from which all kinds of slips are built. The template of each kind lists its parts from the top of the slip to its bottom. */
export const slipParts = [
  'logo',
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
  'shop',
  'table',
  'code',
  'scan',
  'day',
  'ways',
  'methods',
  'taxes',
  'refunds',
  'counts',
  'printed',
] as const
export type SlipPart = (typeof slipParts)[number]
export interface TemplatePart {
  part: SlipPart
  isOn: boolean
  size: Size
}

/** Makes the parts of a default template. All parts are switched on, except 'logo': a slip without a logo prints faster. */
const parts = (...named: readonly (SlipPart | readonly [SlipPart, Size])[]): TemplatePart[] => [
  { part: 'logo', isOn: false, size: 1 },
  ...named.map((one): TemplatePart =>
    typeof one === 'string' ? { part: one, isOn: true, size: 1 } : { part: one[0], isOn: true, size: one[1] },
  ),
]

/** The templates that are part of Servus. The template for the kitchen does not show the guest's name or prices. */
export const defaultTemplates: Readonly<Record<TemplateKind, readonly TemplatePart[]>> = {
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
  'table-card': parts('shop', ['table', 3], 'code', 'scan'),
  'day-sum': parts('shop', ['day', 2], 'ways', 'methods', 'taxes', 'refunds', 'counts', 'note', 'printed'),
}
