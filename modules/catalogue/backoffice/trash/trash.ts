import { catalogueEndpoints } from '../../contract.ts'

/** The API calls of the trash, and the address of its screen. The lists and forms of products, categories, tags and menus use them. */
export const trash = {
  put: catalogueEndpoints.trash.put,
  uses: catalogueEndpoints.trash.uses,
  path: '/papierkorb',
}
