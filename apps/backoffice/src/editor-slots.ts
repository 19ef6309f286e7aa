import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { mediaEndpoints } from '#modules/media/contract.ts'
import type { EditorSlots } from '#ui/backoffice/crud/slots.tsx'
import { lazy } from 'react'

const named = (record: Readonly<Record<string, unknown>>): string => String(record['name'] ?? '')

/** What modules lend each other in forms: the hours editor of branches, and lists behind references. */
export const editorSlots: EditorSlots = {
  widgets: { hours: lazy(() => import('#modules/branches/backoffice/hours/HoursField.tsx')) },
  uploadImage: mediaEndpoints.createImage,
  references: {
    branch: { list: branchesEndpoints.list, nameOf: named, path: '/standorte' },
    product: { list: catalogueEndpoints.products.list, nameOf: named, path: '/produkte' },
    tag: { list: catalogueEndpoints.tags.list, nameOf: named, path: '/tags' },
    category: { list: catalogueEndpoints.categories.list, nameOf: named, path: '/kategorien' },
  },
}
