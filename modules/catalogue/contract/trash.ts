import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'

/** The kinds of records that can be in the trash (docs/rules/back-office.md, Trash of the catalogue). */
const TrashKind = z.enum(['product', 'category', 'tag', 'menu'])
export type TrashKind = z.infer<typeof TrashKind>

export const TrashedRecord = z.object({
  kind: TrashKind,
  id: z.uuid(),
  name: z.string(),
  trashedAt: z.iso.datetime(),
  /** When the record will be deleted permanently. */
  goneAt: z.iso.datetime(),
  /** The name of the category with which this product was deleted, if the category is still in the trash. Otherwise null. */
  takenWith: z.string().nullable(),
})
export type TrashedRecord = z.infer<typeof TrashedRecord>

/** The uses of a record in one database table. For example, a product is used by three rows of the table 'menus'. */
const PlaceOfUse = z.object({
  /** The name of the database table, for example 'menus'. */
  table: z.string(),
  count: z.int(),
  /** The names of the first five rows that use the record. */
  names: z.array(z.string()),
})
export type PlaceOfUse = z.infer<typeof PlaceOfUse>

export const trashEndpoints = {
  uses: endpoint({
    id: 'catalogue.uses',
    method: 'GET',
    path: '/api/catalogue/uses',
    access: editors,
    query: z.strictObject({ kind: TrashKind, id: z.uuid() }),
    reply: z.array(PlaceOfUse),
    summary: 'Where a product, category or tag is used: menus, and bundles or products',
  }),
  list: endpoint({
    id: 'catalogue.trash',
    method: 'GET',
    path: '/api/catalogue/trash',
    access: editors,
    reply: z.array(TrashedRecord),
    summary: 'Deleted products, categories, tags and menus that can still be brought back, the newest first',
  }),
  put: endpoint({
    id: 'catalogue.trash.put',
    method: 'POST',
    path: '/api/catalogue/trash',
    access: editors,
    body: z.strictObject({ kind: TrashKind, ids: z.array(z.uuid()).min(1).max(2000) }),
    bodyLimit: 256 * 1024,
    reply: z.object({ trashed: z.int() }),
    summary: 'Put records into the trash even where others use them, all or none; a category takes its products along',
  }),
  recover: endpoint({
    id: 'catalogue.trash.recover',
    method: 'POST',
    path: '/api/catalogue/trash/recover',
    access: editors,
    body: z.strictObject({ kind: TrashKind, id: z.uuid() }),
    reply: z.object({ recovered: z.int() }),
    summary: 'Bring a record back from the trash, a category with the products that it took along',
  }),
}
