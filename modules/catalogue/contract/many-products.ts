import { taxPercent } from '#contract/shapes.ts'
import * as z from 'zod'

/** A change that is made to many products at once. A field that is missing in it stays unchanged in the products. */
export const BulkChange = z.strictObject({
  categoryId: z.uuid().nullable().optional(),
  tax: taxPercent.optional(),
  takeawayTax: taxPercent.nullable().optional(),
  dineInTax: taxPercent.nullable().optional(),
  /** How the price changes, in percent or by an amount; with a negative value it becomes lower. The new price is rounded to a multiple of `step`. */
  price: z
    .strictObject({
      by: z.enum(['percent', 'amount']),
      value: z.number().min(-100_000).max(100_000).multipleOf(0.0001),
      step: z.enum(['0.01', '0.05', '0.10', '0.50']).default('0.01'),
    })
    .optional(),
  isEnabled: z.boolean().optional(),
  isPublic: z.boolean().optional(),
  isSoldOut: z.boolean().optional(),
  addTagIds: z.array(z.uuid()).max(30).optional(),
  removeTagIds: z.array(z.uuid()).max(30).optional(),
})
export type BulkChange = z.infer<typeof BulkChange>

/** One row of a table that is imported, and what it would change. */
export const ImportRow = z.object({
  line: z.int(),
  status: z.enum(['new', 'changed', 'unchanged', 'error']),
  name: z.string(),
  /** The changed cells with the texts of the table. `column` is the name of the product's field. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
})
export type ImportRow = z.infer<typeof ImportRow>
export const ImportPlan = z.object({
  rows: z.array(ImportRow),
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), error: z.int() }),
  /** Headings in the table that are not known. Their columns are ignored. */
  unknownColumns: z.array(z.string()),
  /**
   * Identifies what the preview has shown. If products change after the preview, the import could make other changes than the preview
   * showed. The import is then refused.
   */
  fingerprint: z.string(),
})
export type ImportPlan = z.infer<typeof ImportPlan>
