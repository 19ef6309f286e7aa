import { branchesModule } from '#modules/branches/server/module.ts'
import { catalogueModule } from '#modules/catalogue/server/module.ts'
import { contentModule } from '#modules/content/server/module.ts'
import { donationsModule } from '#modules/donations/server/module.ts'
import { identityModule } from '#modules/identity/server/module.ts'
import { demoUsers } from '#modules/identity/server/users/demo-users.ts'
import { mediaModule } from '#modules/media/server/module.ts'
import { messagingModule } from '#modules/messaging/server/module.ts'
import { orderingModule } from '#modules/ordering/server/module.ts'
import { paymentsModule } from '#modules/payments/server/module.ts'
import type { OpenedBrand } from '#platform/composition.ts'
import type { BrandCore, OutboxHandler } from '#platform/module.ts'
import type { Migrations } from '#platform/postgres/migrate.ts'
import { openModules, type Shared } from './open-modules.ts'
import { setUpBrand } from './set-up-brand.ts'

/** In the order in which their tables refer to each other. */
export const migrations: readonly Migrations[] = [
  branchesModule,
  catalogueModule,
  contentModule,
  donationsModule,
  identityModule,
  orderingModule,
  paymentsModule,
  messagingModule,
  mediaModule,
].flatMap(({ name, migrations: folder }) => (folder ? [{ module: name, folder }] : []))

/** A brand with all its modules, as the platform serves it. */
export async function openBrand(core: BrandCore, shared: Shared): Promise<OpenedBrand> {
  const modules = await openModules(core, shared)
  const { all, identity } = modules
  return {
    handlers: all.flatMap(({ handlers }) => handlers),
    outbox: Object.assign({}, ...all.map(({ outbox }) => outbox ?? {})) as Record<string, OutboxHandler>,
    jobs: all.flatMap(({ jobs }) => jobs ?? []),
    sessions: identity.readSession,
    createUser: identity.createUser,
    setUp: setUpBrand(core, modules),
    demoLogins: () => demoUsers(core.db),
    close: async () => {
      for (const module of all.toReversed()) await module.close?.()
    },
  }
}
