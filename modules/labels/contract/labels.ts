import { endpoint } from '#contract/endpoint.ts'
import { Locale } from '#contract/locale.ts'
import { desks, editors } from '#contract/roles.ts'
import * as z from 'zod'
import { contentUnits } from '../rules/base-price.ts'
import { formatNames, LARGEST_SHIFT } from '../rules/formats.ts'
import { isEan13 } from '../rules/gtin.ts'

/** The product data that only labels need: content of the package, EAN (for cash registers), maker and shelf life. */
const LabelFacts = z.strictObject({
  amount: z.number().positive().max(100_000).multipleOf(0.001).nullable(),
  unit: z.enum(contentUnits).nullable(),
  /** The EAN with 13 digits. The last one must be the correct check digit. */
  ean: z
    .string()
    .regex(/^\d{13}$/)
    .refine(isEan13)
    .nullable(),
  /** Name and address of the maker, which regulation EU 1169/2011 requires on a label. */
  maker: z.string().trim().min(1).max(200).nullable().default(null),
  /** The number of days after packing until the 'best before' day of the product. */
  keepsDays: z.int().min(1).max(3650).nullable().default(null),
})
export const ProductFacts = LabelFacts.extend({ product: z.uuid() })
export type ProductFacts = z.infer<typeof ProductFacts>

export const labelParts = ['base', 'allergens', 'best', 'maker', 'ean', 'qr'] as const
export type LabelPart = (typeof labelParts)[number]
const shift = z.coerce.number().min(-LARGEST_SHIFT).max(LARGEST_SHIFT).default(0)
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** The query parameters for label sheets. They are part of a GET address, so a link can open, save or print the same sheets again. */
export const SheetQuery = z.strictObject({
  format: z.enum(formatNames).default('compact'),
  language: Locale.default('de'),
  /** The number of the first free label on the first sheet, counted from 1. */
  start: z.coerce.number().int().min(1).max(48).default(1),
  /** Offset of the print in millimetres, because a printer can move the paper a little. `x`: to the right, `y`: down. */
  x: shift,
  y: shift,
  /** Id of an image template from which the labels are drawn. Without it, they have the normal layout for products. */
  template: z.uuid().optional(),
  /** The day on which the product was packed. The 'best before' day is calculated from it. The default is today. */
  packed: z.iso.date().optional(),
  /** At most 40 entries '<product id>:<copies>', joined by commas. Labels without a product have the template's id in this place. */
  items: z
    .string()
    .regex(new RegExp(`^(${uuid}:([1-9]\\d?|[1-3]\\d\\d|4[0-7]\\d|480)(,(?!$)|$)){0,40}$`))
    .default(''),
  /** The names of parts, joined by commas. These parts are printed in addition to name, content and price. */
  show: z
    .string()
    .regex(new RegExp(`^((${labelParts.join('|')})(,(?!$)|$))*$`))
    .default('base,allergens,ean'),
})
export type SheetQuery = z.output<typeof SheetQuery>

/** The kinds of notes about labels. A note of the first two kinds prevents printing (`stopsPrinting`). */
export const noteKinds = [
  'text_cut',
  'not_drawn',
  'name_cut',
  'no_letter',
  'not_in_template',
  'no_ean',
  'no_content',
  'no_best',
  'no_maker',
] as const

/** Whether a note of this kind prevents printing: the label lacks a part that the law requires, or the label cannot be drawn. */
export const stopsPrinting = (kind: (typeof noteKinds)[number]): boolean => kind === 'text_cut' || kind === 'not_drawn'

/** A note that staff should read before they print the label. */
const LabelNote = z.object({
  product: z.uuid(),
  name: z.string(),
  kind: z.enum(noteKinds),
  /** For `no_letter`: letters that no font has ('?' is printed). For `not_in_template`: letters for which the template has no font. */
  letters: z.string().optional(),
})
export type LabelNote = z.infer<typeof LabelNote>

export const labelCalls = {
  facts: endpoint({
    id: 'labels.facts',
    method: 'GET',
    path: '/api/labels/products',
    access: desks,
    reply: z.array(ProductFacts),
    summary: 'Content, EAN, maker and days that it keeps, of all products that have one',
  }),
  templates: endpoint({
    id: 'labels.templates',
    method: 'GET',
    path: '/api/labels/templates',
    access: desks,
    reply: z.array(z.object({ id: z.uuid(), name: z.string() })),
    summary: 'Image templates that labels can be printed from',
  }),
  setFacts: endpoint({
    id: 'labels.set-facts',
    method: 'PUT',
    path: '/api/labels/products/:id',
    access: editors,
    params: z.strictObject({ id: z.uuid() }),
    body: LabelFacts.refine(({ amount, unit }) => (amount === null) === (unit === null), { path: ['unit'] }),
    reply: ProductFacts,
    summary: 'Set content, EAN, maker and days that it keeps, of a product',
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
      /** The sheet as SVG. The PDF file contains the same drawing. */
      sheet: z.string(),
      /** The first label of this sheet as SVG. Empty if the sheet has no label. */
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
