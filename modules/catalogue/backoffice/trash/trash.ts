import { catalogueEndpoints } from '../../contract.ts'

/** The calls and the screen of the trash, for the editors of products, categories, tags and menus. */
export const trash = {
  put: catalogueEndpoints.trash.put,
  uses: catalogueEndpoints.trash.uses,
  path: '/papierkorb',
}
