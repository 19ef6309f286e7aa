import { catalogueEvents } from './events.ts'
import sql from 'sql-template-tag'
import { crud } from '#platform/crud.ts'
import { entityTable } from '#platform/entity-table.ts'
import { filePlacesPort } from '#platform/file-places.ts'
import { reorder } from '#platform/reorder.ts'
import { type BrandCore, serve } from '#platform/module.ts'
import { many, platformPorts } from '#platform/ports.ts'
import { branchKindsPort } from '#modules/branches/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { catalogueEndpoints, categoryEntity, menuEntity, productEntity, tagEntity } from '../contract.ts'
import { type Catalogue, cataloguePort, productsOnPagesPort, startCataloguePort } from '../ports.ts'
import { startCatalogue } from '../rules/start-catalogue.ts'
import { catalogueCarriers } from './branch-scope.ts'
import { bulkHandlers } from './bulk.ts'
import { exchangeHandlers } from './exchange.ts'
import { catalogueFiles } from './file-places.ts'
import { catalogueInit } from './init.ts'
import { publicProducts } from './public-products.ts'
import { branchMarks, soldOutHandlers } from './sold-out.ts'
import { emptyTrash } from './trash/empty.ts'
import { trashHandlers } from './trash/handlers.ts'
import { keptInTrash } from './trash/keep.ts'
import { categoryInUse, firstInUse, productRules, tagInUse } from './usage.ts'
import { catalogueRights } from './rights.ts'
import { catalogueErrors } from '../words/errors.ts'

/**
 * The server part of the catalogue: products, categories, tags and menus (specification §3). After a change of a price, every server process uses the
 * new price at once.
 */
export const catalogueModule = serverModule({
  name: 'catalogue',
  errors: catalogueErrors,
  endpoints: catalogueEndpoints,
  rights: catalogueRights,
  scopes: {
    catalogue: {
      title: { de: 'Angebot & Karte', en: 'Products & menu' },
      groups: ['products', 'categories', 'tags', 'menus', 'catalogue'],
    },
  },
  entities: [productEntity, categoryEntity, tagEntity, menuEntity],
  events: catalogueEvents,
  migrations: new URL('./migrations/', import.meta.url),
  needs: { productsOnPages: many(productsOnPagesPort), branches: branchKindsPort },
  offers: {
    catalogue: cataloguePort,
    startCatalogue: startCataloguePort,
    carriers: platformPorts.carriers,
    filePlaces: filePlacesPort,
  },
  init: catalogueInit,
  open(core, ports) {
    const snapshot = core.snapshots.define('catalogue', ['product', 'category', 'tag', 'menu'], () => load(core))
    const catalogue = async () => (await snapshot.get()).value
    return {
      handlers: [
        publicProducts(core, async () => (await catalogue()).products),
        reorder(core, productEntity, catalogueEndpoints.reorderProducts),
        reorder(core, categoryEntity, catalogueEndpoints.reorderCategories),
        reorder(core, tagEntity, catalogueEndpoints.reorderTags),
        ...bulkHandlers(core),
        ...exchangeHandlers(core),
        ...crud(core, productEntity, productRules(core)),
        ...crud(core, categoryEntity, keptInTrash(core, categoryEntity, firstInUse(categoryInUse))),
        ...crud(core, tagEntity, keptInTrash(core, tagEntity, firstInUse(tagInUse))),
        ...crud(core, menuEntity, keptInTrash(core, menuEntity)),
        ...trashHandlers(core),
        ...soldOutHandlers(core, ports.branches),
        serve(catalogueEndpoints.branchMenus, async (call) => ({
          ok: true,
          value: (await catalogue()).menus.filter(({ branches }) => branches.includes(call.params.id)),
        })),
      ],
      jobs: [emptyTrash(core)],
      catalogue,
      filePlaces: () => catalogueFiles(core),
      carriers: catalogueCarriers(ports.branches, () => core.clock.now()),
      startCatalogue: async () => {
        const named = await Promise.all(ports.productsOnPages().map((productsOf) => productsOf()))
        return startCatalogue(await catalogue(), new Set(named.flatMap((ids) => [...ids])))
      },
    }
  },
})

async function load(core: BrandCore): Promise<Catalogue> {
  const [products, categories, tags, menus, soldOut] = await Promise.all([
    core.db.many<Record<string, unknown>>(sql`SELECT * FROM products ORDER BY position, id`),
    core.db.many<Record<string, unknown>>(sql`SELECT * FROM categories ORDER BY position, id`),
    core.db.many<Record<string, unknown>>(sql`SELECT * FROM tags ORDER BY position, id`),
    core.db.many<Record<string, unknown>>(sql`SELECT * FROM menus ORDER BY available_from DESC, id`),
    branchMarks(core.db, core.clock.now()),
  ])
  return {
    products: products.map((row) => entityTable(productEntity).fromRow(row)),
    categories: categories.map((row) => entityTable(categoryEntity).fromRow(row)),
    tags: tags.map((row) => entityTable(tagEntity).fromRow(row)),
    menus: menus.map((row) => entityTable(menuEntity).fromRow(row)),
    soldOut,
  }
}
