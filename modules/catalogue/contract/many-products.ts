import { taxPercent } from '#contract/shapes.ts'
import * as z from 'zod'

/** A change that is made to many products at once. If a field is missing here, the products keep their values in this field. */
export const BulkChange = z.strictObject({
  categoryId: z.uuid().nullable().optional(),
  tax: taxPercent.optional(),
  takeawayTax: taxPercent.nullable().optional(),
  dineInTax: taxPercent.nullable().optional(),
  /**
   * How the price changes: in percent or by an amount. A negative value lowers the price. The new price is rounded to a multiple of `step`.
   */
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

/** One row of an imported table, and what the import would change. */
export const ImportRow = z.object({
  line: z.int(),
  status: z.enum(['new', 'changed', 'unchanged', 'error']),
  name: z.string(),
  /** The cells that would change, with old and new text. `column` is the name of the product's field. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
})
export type ImportRow = z.infer<typeof ImportRow>
export const ImportPlan = z.object({
  rows: z.array(ImportRow),
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), error: z.int() }),
  /** Headings in the table that the import does not know. It ignores these columns. */
  unknownColumns: z.array(z.string()),
  /**
   * A hash of the planned changes that the preview shows. If products change after the preview, the hash is no longer the same, and the
   * import is refused.
   */
  fingerprint: z.string(),
})
export type ImportPlan = z.infer<typeof ImportPlan>
