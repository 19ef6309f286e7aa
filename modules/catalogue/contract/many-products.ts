import { taxPercent } from '#contract/shapes.ts'
import * as z from 'zod'

/** A change of many products at once; only the named fields are changed. */
export const BulkChange = z.strictObject({
  categoryId: z.uuid().nullable().optional(),
  tax: taxPercent.optional(),
  takeawayTax: taxPercent.nullable().optional(),
  dineInTax: taxPercent.nullable().optional(),
  /** The change in percent or as an amount. A negative value lowers the price. The result is rounded to a multiple of `step`. */
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

/** One line of an imported table, and the changes that it would make. */
export const ImportRow = z.object({
  line: z.int(),
  status: z.enum(['new', 'changed', 'unchanged', 'error']),
  name: z.string(),
  /** Cells as they are in the table; `column` is the name of the product's field. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
})
export type ImportRow = z.infer<typeof ImportRow>
export const ImportPlan = z.object({
  rows: z.array(ImportRow),
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), error: z.int() }),
  /** Headings for which there is no column. */
  unknownColumns: z.array(z.string()),
  /** Identifies the preview. The import is refused if its plan has changed since. */
  fingerprint: z.string(),
})
export type ImportPlan = z.infer<typeof ImportPlan>
