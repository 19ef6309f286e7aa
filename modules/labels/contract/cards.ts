import { endpoint } from '#contract/endpoint.ts'
import { Locale } from '#contract/locale.ts'
import { desks } from '#contract/roles.ts'
import * as z from 'zod'
import { LARGEST_SHIFT } from '../rules/formats.ts'
import { cardSizes } from '../rules/table-card.ts'

/** Maximum number of tables in one request. Their ids are part of the address, which must not be too long. */
export const MOST_CARDS = 200
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const shift = z.coerce.number().min(-LARGEST_SHIFT).max(LARGEST_SHIFT).default(0)

/** The query parameters of a request for sheets with table cards. */
export const CardQuery = z.strictObject({
  size: z.enum(cardSizes).default('a6'),
  /** The language of the texts on the card, and of the page that its QR code opens. */
  language: Locale.default('de'),
  /** The ids of the tables, joined by commas. */
  tables: z
    .string()
    .regex(new RegExp(`^(${uuid}(,(?!$)|$)){0,${MOST_CARDS}}$`))
    .default(''),
  /** Number of copies of each card. */
  copies: z.coerce.number().int().min(1).max(20).default(1),
  /** The number of the first free card on the first sheet, counted from 1. */
  start: z.coerce.number().int().min(1).max(4).default(1),
  /** Offset of the print in millimetres, because a printer can move the paper a little. `x`: to the right, `y`: down. */
  x: shift,
  y: shift,
})
export type CardQuery = z.output<typeof CardQuery>

/** A note about a card. `letters`: letters on the card that no font has; '?' is printed in their place. */
const CardNote = z.object({ table: z.uuid(), name: z.string(), letters: z.string() })
export type CardNote = z.infer<typeof CardNote>

export const cardEndpoints = {
  cardPreview: endpoint({
    id: 'labels.card-preview',
    method: 'GET',
    path: '/api/labels/table-cards/preview',
    access: desks,
    query: CardQuery.extend({ page: z.coerce.number().int().min(1).max(4000).default(1) }),
    reply: z.object({
      cards: z.int(),
      sheets: z.int(),
      /** The sheet as SVG. The PDF file contains the same drawing. */
      sheet: z.string(),
      /** The address in the QR code of the first card. */
      address: z.string(),
      notes: z.array(CardNote),
    }),
    summary: 'One sheet of table cards as a picture',
  }),
  cardPdf: endpoint({
    id: 'labels.card-pdf',
    method: 'GET',
    path: '/api/labels/table-cards.pdf',
    access: desks,
    query: CardQuery,
    kind: 'raw',
    mediaType: 'application/pdf',
    reply: z.unknown(),
    summary: 'Sheets of table cards as PDF: number and QR code for ordering at the table, in the look of the brand',
  }),
}
