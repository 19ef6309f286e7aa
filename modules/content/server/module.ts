import sql from 'sql-template-tag'
import { crud } from '#platform/crud.ts'
import type { Tx } from '#platform/db.ts'
import { answerSnapshot } from '#platform/http/snapshot-answer.ts'
import { type BrandCore, type Call, type Refusal, serve } from '#platform/module.ts'
import { branchesPort } from '#modules/branches/ports.ts'
import { identityBrandPort } from '#modules/identity/ports.ts'
import { themeColoursPort, themeViewPort } from '#modules/themes/ports.ts'
import { filePlacesPort } from '#platform/file-places.ts'
import { initSourcesPort, platformPorts } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import {
  blockEntity,
  type Config,
  contentEndpoints,
  divisionEntity,
  navigationEntity,
  nodeEntity,
  redirectEntity,
  siteEntity,
} from '../contract.ts'
import { productsOnPagesPort } from '#modules/catalogue/ports.ts'
import { configPort, createConfigPort, contentSourcePorts, pageDraftsPort } from '../ports.ts'
import { productsOnPages } from '../rules/products-on-pages.ts'
import { contentErrors } from '../words/errors.ts'
import { configHandlers, loadConfig, type StoredConfig } from './config.ts'
import { documentHandlers } from './documents/handlers.ts'
import { planTopic, runPlan } from './documents/plans.ts'
import { emptyTrash, refuseUsed } from './documents/trash.ts'
import { contentFiles } from './file-places.ts'
import { contentInit, isStaffCall, shownConfig, staffEntries, visitorEntries, type WireEntry } from './init.ts'
import { pageDrafts } from './page-drafts.ts'
import { loadDivisions, loadNavigations, loadNodes, loadSites } from './pages/load-pages.ts'
import { redirectHandlers } from './pages/import-redirects.ts'
import { pageHandlers } from './pages/page-handlers.ts'
import { checkRedirect, loadRedirects } from './pages/redirects.ts'
import { setUpBrand } from './set-up-brand.ts'
import { contentRights } from './rights.ts'

/**
 * The server part of the content module: settings, pages, menus, reusable parts, entries, redirects, and the data that the site loads first
 * (specification §2, §3).
 */
export const contentModule = serverModule({
  name: 'content',
  endpoints: contentEndpoints,
  withoutKeys: ['config', 'init'],
  rights: contentRights,
  scopes: {
    content: {
      title: { de: 'Website', en: 'Website' },
      groups: ['sites', 'navigations', 'blocks', 'nodes', 'divisions', 'redirects'],
    },
  },
  errors: contentErrors,
  entities: [siteEntity, navigationEntity, blockEntity, nodeEntity, divisionEntity, redirectEntity],
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    branches: branchesPort,
    initSources: initSourcesPort,
    themeView: themeViewPort,
    themeColours: themeColoursPort,
  },
  offers: {
    config: configPort,
    identityBrand: identityBrandPort,
    createConfig: createConfigPort,
    setUp: platformPorts.setUp,
    productsOnPages: productsOnPagesPort,
    filePlaces: filePlacesPort,
    pageDrafts: pageDraftsPort,
    ...contentSourcePorts,
  },
  init: contentInit,
  open(core, ports) {
    const config = core.snapshots.define<StoredConfig>('config', ['config'], () => loadConfig(core.db))
    const sites = core.snapshots.define('sites', ['site', 'block'], () => loadSites(core.db))
    const navigations = core.snapshots.define('navigations', ['navigation'], () => loadNavigations(core.db))
    const divisions = core.snapshots.define('divisions', ['division'], () => loadDivisions(core.db))
    const nodes = core.snapshots.define('nodes', ['node'], () => loadNodes(core.db))
    const redirects = core.snapshots.define('redirects', ['redirect', 'site'], () => loadRedirects(core.db))
    const settings = async (): Promise<Config> => (await config.get()).value.settings
    const create = (tx: Tx, value: Config) => createConfig(core, tx, value)
    const init = core.snapshots.define<WireEntry[]>('init', ports.initSources().dependsOn, () =>
      visitorEntries(ports.initSources(), core.snapshots.version()),
    )
    /**
     * Refuses callers who may not change the website. Administrators may, and staff who are responsible for every branch of the brand
     * (docs/rules/content.md, Who may change the website). A caller without a session is the server itself.
     */
    const mayWrite = async ({ session }: Pick<Call, 'session'>): Promise<Refusal | undefined> => {
      if (!session || session.roles.includes('ROLE_ADMIN')) return undefined
      const all = await ports.branches()
      return all.every(({ id }) => session.branches.includes(id))
        ? undefined
        : { ok: false, code: 'content.whole_brand' }
    }
    const zone = async () => (await ports.branches())[0]?.timeZone ?? 'Europe/Vienna'
    const documents = { core, zone, mayWrite }
    const beforeWrite = async ({ caller }: { caller: Pick<Call, 'session'> }) =>
      (await mayWrite(caller)) ?? { ok: true as const }

    return {
      config: settings,
      filePlaces: () => contentFiles(core),
      pageDrafts: () => pageDrafts(core, mayWrite),
      identityBrand: settings,
      createConfig: create,
      setUp: setUpBrand(core, create),
      sites: async () => (await sites.get()).value,
      productsOnPages: async () => productsOnPages((await sites.get()).value),
      navigations: async () => (await navigations.get()).value,
      divisions: async () => (await divisions.get()).value,
      nodes: async () => (await nodes.get()).value,
      shownTheme: async () => ports.themeView((await settings()).theme),
      shownConfig: async () => shownConfig(await settings(), await ports.branches()),
      handlers: [
        ...documentHandlers(documents, 'site'),
        ...documentHandlers(documents, 'navigation'),
        ...documentHandlers(documents, 'block'),
        ...pageHandlers({ core, mayWrite, redirects, sites }),
        ...redirectHandlers({ core, mayWrite }),
        ...crud(core, nodeEntity, { beforeWrite, beforeRemove: refuseUsed(mayWrite) }),
        ...crud(core, divisionEntity, { beforeWrite }),
        ...crud(core, redirectEntity, {
          beforeWrite: async (write) => (await mayWrite(write.caller)) ?? checkRedirect(write),
        }),
        ...configHandlers(core, config, ports.themeColours),
        serve(contentEndpoints.init, async (call) => {
          if (!isStaffCall(call)) return answerSnapshot(call, await init.get())
          const value = await staffEntries(ports.initSources(), (await init.get()).value, call)
          return { ok: true, value, headers: { 'cache-control': 'no-store' } }
        }),
      ],
      outbox: { [planTopic]: runPlan(core) },
      jobs: [emptyTrash(core)],
    }
  },
})

async function createConfig(core: BrandCore, tx: Tx, value: Config): Promise<boolean> {
  const written = await tx.run(
    sql`INSERT INTO config (settings, updated_at) VALUES (${JSON.stringify(value)}, ${core.clock.now()}) ON CONFLICT DO NOTHING`,
  )
  if (written > 0) await core.snapshots.changed(tx, 'config')
  return written > 0
}
