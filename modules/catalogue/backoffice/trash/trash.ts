import { catalogueEndpoints } from '../../contract.ts'

/** The trash of products, categories, tags and menus, for their editors. */
export const trash = {
  put: catalogueEndpoints.trash.put,
  uses: catalogueEndpoints.trash.uses,
  path: '/papierkorb',
}
