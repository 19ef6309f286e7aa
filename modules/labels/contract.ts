import { endpoint } from '#contract/endpoint.ts'
import { Locale } from '#contract/locale.ts'
import { desks, editors } from '#contract/roles.ts'
import * as z from 'zod'
import { contentUnits } from './rules/base-price.ts'
import { formatNames, LARGEST_SHIFT } from './rules/formats.ts'
import { isEan13 } from './rules/gtin.ts'

/** What only labels need of a product: content of the package, and its number at the till. */
const LabelFacts = z.strictObject({
  amount: z.number().positive().max(100_000).multipleOf(0.001).nullable(),
  unit: z.enum(contentUnits).nullable(),
  /** EAN-13 with its check digit. */
  ean: z
    .string()
    .regex(/^\d{13}$/)
    .refine(isEan13)
    .nullable(),
})
export const ProductFacts = LabelFacts.extend({ product: z.uuid() })
export type ProductFacts = z.infer<typeof ProductFacts>

export const labelParts = ['base', 'allergens', 'ean', 'qr'] as const
export type LabelPart = (typeof labelParts)[number]
const shift = z.coerce.number().min(-LARGEST_SHIFT).max(LARGEST_SHIFT).default(0)
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Sheets as an address: a link opens and saves the file, and what was printed can be printed again. */
export const SheetQuery = z.strictObject({
  format: z.enum(formatNames).default('compact'),
  language: Locale.default('de'),
  /** First free label of the first sheet, counted from 1. */
  start: z.coerce.number().int().min(1).max(48).default(1),
  /** Correction of the printer, in millimetres to the right and down. */
  x: shift,
  y: shift,
  /** '<product>:<copies>', joined by commas; 40 products at most, 480 copies of each. */
  items: z
    .string()
    .regex(new RegExp(`^(${uuid}:([1-9]\\d?|[1-3]\\d\\d|4[0-7]\\d|480)(,(?!$)|$)){0,40}$`))
    .default(''),
  /** Parts of the label beside name, content and price, joined by commas. */
  show: z
    .string()
    .regex(new RegExp(`^((${labelParts.join('|')})(,(?!$)|$))*$`))
    .default('base,allergens,ean'),
})
export type SheetQuery = z.output<typeof SheetQuery>

/** The first one keeps the file from being made. */
export const noteKinds = ['text_cut', 'name_cut', 'no_ean', 'no_content'] as const

/** Something to look at before printing. */
const LabelNote = z.object({
  product: z.uuid(),
  name: z.string(),
  kind: z.enum(noteKinds),
})
export type LabelNote = z.infer<typeof LabelNote>

export const labelEndpoints = {
  facts: endpoint({
    id: 'labels.facts',
    method: 'GET',
    path: '/api/labels/products',
    access: desks,
    reply: z.array(ProductFacts),
    summary: 'Content and EAN of all products that have one',
  }),
  setFacts: endpoint({
    id: 'labels.set-facts',
    method: 'PUT',
    path: '/api/labels/products/:id',
    access: editors,
    params: z.strictObject({ id: z.uuid() }),
    body: LabelFacts.refine(({ amount, unit }) => (amount === null) === (unit === null), { path: ['unit'] }),
    reply: ProductFacts,
    summary: 'Set content and EAN of a product',
  }),
  preview: endpoint({
    id: 'labels.preview',
    method: 'GET',
    path: '/api/labels/preview',
    access: desks,
    query: SheetQuery.extend({ page: z.coerce.number().int().min(1).max(400).default(1) }),
    reply: z.object({
      labels: z.int(),
      sheets: z.int(),
      /** The sheet as SVG: the same drawing as the file. */
      sheet: z.string(),
      /** Its first label alone; empty without one. */
      label: z.string(),
      notes: z.array(LabelNote),
    }),
    summary: 'One sheet of labels as a picture, with what does not fit',
  }),
  pdf: endpoint({
    id: 'labels.pdf',
    method: 'GET',
    path: '/api/labels/labels.pdf',
    access: desks,
    query: SheetQuery,
    kind: 'raw',
    mediaType: 'application/pdf',
    reply: z.unknown(),
    summary: 'Sheets of labels as PDF; refused while allergens or content of a label have no room',
  }),
  ruler: endpoint({
    id: 'labels.ruler',
    method: 'GET',
    path: '/api/labels/ruler.pdf',
    access: desks,
    query: SheetQuery.pick({ format: true, x: true, y: true }),
    kind: 'raw',
    mediaType: 'application/pdf',
    reply: z.unknown(),
    summary: 'Test sheet with the edges of all labels and a ruler of 100 mm',
  }),
}
