import sql from 'sql-template-tag'
import { isZone } from '#kernel/time.ts'
import { crud } from '#platform/crud.ts'
import type { Queries } from '#platform/db.ts'
import { entityTable } from '#platform/entity-table.ts'
import { reorder } from '#platform/reorder.ts'
import { branchPlacesPort } from '#modules/maps/ports.ts'
import { type BrandCore, seesBranch } from '#platform/module.ts'
import { platformPorts } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { type Branch, branchEntity, branchesEndpoints, type Table, tableEntity, tablesEndpoints } from '../contract.ts'
import { branchesPort, branchKindsPort, branchPort, readBranchPort, tablesPort } from '../ports.ts'
import { publicBranch } from '../rules/public-branch.ts'
import { placesOf } from './places.ts'
import { branchesRights } from './rights.ts'
import { branchesErrors } from '../words/errors.ts'

/** The server part of the module: branches with their hours, delivery areas and required fields, and tables (specification §3, Branch). */
export const branchesModule = serverModule({
  name: 'branches',
  errors: branchesErrors,
  endpoints: [branchesEndpoints, tablesEndpoints],
  rights: branchesRights,
  scopes: {
    branches: { title: { de: 'Standorte & Tische', en: 'Branches & tables' }, groups: ['branches', 'tables'] },
  },
  entities: [branchEntity, tableEntity],
  migrations: new URL('./migrations/', import.meta.url),
  offers: {
    branches: branchesPort,
    branch: branchPort,
    readBranch: readBranchPort,
    tables: tablesPort,
    places: branchPlacesPort,
    branchNames: platformPorts.branchNames,
    kinds: branchKindsPort,
  },
  init: {
    lists: {
      branches: { dependsOn: ['branch'], read: async ({ branches }) => (await branches()).map(publicBranch) },
      tables: { dependsOn: ['table'], read: async ({ tables }) => (await tables()).map(publicTable) },
    },
    // Staff get all fields of a branch, but only of branches that they may see.
    staff: {
      branches: {
        access: 'staff',
        read: async ({ branches }, { session }) => (await branches()).filter(({ id }) => seesBranch(session, id)),
      },
    },
  },
  open(core) {
    const table = entityTable(branchEntity)
    const all = core.snapshots.define('branches', ['branch'], async () => {
      const rows = await core.db.many<Record<string, unknown>>(sql`SELECT * FROM branches ORDER BY name, id`)
      const list = rows.map((row) => table.fromRow(row))
      return { list, byId: new Map(list.map((branch) => [branch.id, branch])) }
    })
    const seats = core.snapshots.define('tables', ['table'], async () => {
      const rows = await core.db.many<Record<string, unknown>>(
        sql`SELECT * FROM tables ORDER BY position, identifier, id`,
      )
      return rows.map((row) => entityTable(tableEntity).fromRow(row)).filter(({ isEnabled }) => isEnabled)
    })
    const branches = async () => (await all.get()).value.list
    return {
      handlers: [
        ...branchHandlers(core),
        ...crud(core, tableEntity),
        reorder(core, tableEntity, tablesEndpoints.reorder),
      ],
      tables: async () => (await seats.get()).value,
      branches,
      branchNames: kindsOf,
      kinds: kindsOf,
      places: async () => placesOf(await branches()),
      branch: async (id) => (await all.get()).value.byId.get(id),
      readBranch: async (db, id) => {
        const row = await db.first<Record<string, unknown>>(sql`SELECT * FROM branches WHERE id = ${id}`)
        return row && table.fromRow(row)
      },
    }
  },
})

const kindsOf = (db: Queries) =>
  db.many<Pick<Branch, 'id' | 'name' | 'kind'>>(sql`SELECT id, name, kind FROM branches ORDER BY name, id`)

const publicTable = ({ id, identifier, branchId, area }: Table) => ({ id, identifier, branchId, area })

const branchHandlers = (core: BrandCore) =>
  crud(core, branchEntity, {
    // Only administrators may create a branch. A new branch has no users yet, so other users could not see it.
    beforeWrite: async ({ caller, before, values }) => {
      if (!before && !caller.session?.roles.includes('ROLE_ADMIN')) return { ok: false, code: 'auth.not_privileged' }
      const { timeZone, deliveryAreas = [] } = values
      if (timeZone !== undefined && !isZone(timeZone)) return { ok: false, code: 'field.choice', field: 'timeZone' }
      const again = namedAgain(deliveryAreas)
      return again < 0 ? { ok: true } : { ok: false, code: 'field.unique', field: `deliveryAreas.${again}.area` }
    },
  })

/**
 * Returns the index of the first area whose name an earlier area already has; -1 if all names are different. An order stores only the name
 * of its area, so the name must not be used twice.
 */
const namedAgain = (areas: Branch['deliveryAreas']): number =>
  areas.findIndex(({ area }, index) => areas.findIndex((one) => one.area === area) < index)
