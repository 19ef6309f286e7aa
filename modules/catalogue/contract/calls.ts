import { endpoint } from '#contract/endpoint.ts'
import { crudEndpoints } from '#contract/entity.ts'
import { desks, editors } from '#contract/roles.ts'
import * as z from 'zod'
import { BulkChange, ImportPlan } from './many-products.ts'
import { categoryEntity, menuEntity, tagEntity } from './menu.ts'
import { productEntity, SoldOutAt } from './product.ts'
import { PublicProduct } from './public.ts'
import { trashEndpoints } from './trash.ts'

const Ids = z.array(z.uuid()).min(1).max(2000)

const csv = z.string().min(1).max(3_000_000)
const csvLimit = 4 * 1024 * 1024

/**
 * Defines the API call that changes the sort sequence of records after somebody has dragged one of them. `ids`: the ids of the affected
 * records, in their new sequence. Other records keep their positions.
 */
const reorder = (plural: string) =>
  endpoint({
    id: `${plural}.order`,
    method: 'POST',
    path: `/api/${plural}/order`,
    access: editors,
    body: z.strictObject({ ids: Ids }),
    bodyLimit: 256 * 1024,
    summary: `Put ${plural} into an order`,
  })

/** The query parameters of lists that visitors can read. Such a list is sorted by the field `position`. */
const PublicListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(50),
})

export const catalogueEndpoints = {
  publicProducts: endpoint({
    id: 'products.public',
    method: 'GET',
    path: '/api/products/public',
    access: 'public',
    query: PublicListQuery,
    reply: z.array(PublicProduct),
    summary: 'Products that visitors may see, from memory',
  }),
  products: crudEndpoints(productEntity),
  categories: crudEndpoints(categoryEntity),
  tags: crudEndpoints(tagEntity),
  menus: crudEndpoints(menuEntity),
  trash: trashEndpoints,
  reorderProducts: reorder('products'),
  reorderCategories: reorder('categories'),
  reorderTags: reorder('tags'),
  bulkChange: endpoint({
    id: 'products.bulk',
    method: 'POST',
    path: '/api/products/bulk',
    access: editors,
    body: z.strictObject({ ids: Ids, change: BulkChange }),
    bodyLimit: 256 * 1024,
    reply: z.object({ changed: z.int() }),
    summary: 'Change many products alike, all or none',
  }),
  bulkRemove: endpoint({
    id: 'products.bulk.remove',
    method: 'POST',
    path: '/api/products/bulk/remove',
    access: editors,
    body: z.strictObject({ ids: Ids }),
    bodyLimit: 256 * 1024,
    reply: z.object({ removed: z.int() }),
    summary: 'Delete many products, all or none; refused with the places where one is used',
  }),
  exportCsv: endpoint({
    id: 'products.csv',
    method: 'GET',
    path: '/api/products/products.csv',
    access: editors,
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    reply: z.string(),
    summary: 'Products as a table for spreadsheets; comes back in through the import',
  }),
  previewImport: endpoint({
    id: 'products.import.preview',
    method: 'POST',
    path: '/api/products/import/preview',
    access: editors,
    body: z.strictObject({ csv }),
    bodyLimit: csvLimit,
    reply: ImportPlan,
    summary: 'What an import would change, row by row; writes nothing',
  }),
  importCsv: endpoint({
    id: 'products.import',
    method: 'POST',
    path: '/api/products/import',
    access: editors,
    body: z.strictObject({ csv, fingerprint: z.string().min(1).max(100) }),
    bodyLimit: csvLimit,
    reply: ImportPlan,
    summary:
      'Import what was looked at: rows without errors, in one transaction; 409 with the new plan when something changed meanwhile',
  }),
  branchMenus: endpoint({
    id: 'branches.menus',
    method: 'GET',
    path: '/api/branches/:id/menus',
    access: desks,
    params: z.strictObject({ id: z.uuid() }),
    reply: z.array(menuEntity.record),
    summary: 'Menus of a branch, the newest first (specification §7)',
  }),
  soldOut: endpoint({
    id: 'products.sold-out',
    method: 'POST',
    path: '/api/products/:id/sold-out',
    access: desks,
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      isSoldOut: z.boolean(),
      until: z.iso.datetime({ offset: true }).nullable().default(null),
      /** The branch in which the sold-out mark is set or removed. Without it, the call changes all branches of the caller. */
      branch: z.uuid().optional(),
    }),
    reply: productEntity.record.extend({ soldOutAt: z.array(SoldOutAt) }),
    summary:
      'Take a product off the storefront of own branches, or put it back: the one right of the desk over the catalogue',
  }),
  soldOutList: endpoint({
    id: 'products.sold-out.list',
    method: 'GET',
    path: '/api/products/sold-out',
    access: desks,
    reply: z.array(SoldOutAt),
    summary: 'What single branches have marked as sold out, of the branches that the caller sees',
  }),
}
