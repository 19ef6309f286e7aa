import sql from 'sql-template-tag'
import type { RecordChanges } from '#contract/entity.ts'
import { crud } from '#platform/crud.ts'
import type { Tx } from '#platform/db.ts'
import { entityTable } from '#platform/entity-table.ts'
import { answerSnapshot } from '#platform/http/snapshot-answer.ts'
import { type BrandCore, serve } from '#platform/module.ts'
import { branchesPort } from '#modules/branches/ports.ts'
import { identityBrandPort } from '#modules/identity/ports.ts'
import { themeColoursPort, themeViewPort } from '#modules/themes/ports.ts'
import { initSourcesPort, platformPorts } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { type Config, contentEndpoints, type Navigation, navigationEntity, type Site, siteEntity } from '../contract.ts'
import { productsOnPagesPort } from '#modules/catalogue/ports.ts'
import { configPort, createConfigPort, contentSourcePorts } from '../ports.ts'
import { productsOnPages } from '../rules/products-on-pages.ts'
import { cleanBlocks } from './clean-html.ts'
import { configHandlers, loadConfig, type StoredConfig } from './config.ts'
import { contentInit, isStaffCall, shownConfig, staffEntries, visitorEntries, type WireEntry } from './init.ts'
import { setUpBrand } from './set-up-brand.ts'
import { contentRights } from './rights.ts'

/** Config, pages, navigation and the initial load (specification §2, §3). */
export const contentModule = serverModule({
  name: 'content',
  endpoints: contentEndpoints,
  rights: contentRights,
  entities: [siteEntity, navigationEntity],
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
    ...contentSourcePorts,
  },
  init: contentInit,
  open(core, ports) {
    const config = core.snapshots.define<StoredConfig>('config', ['config'], () => loadConfig(core.db))
    const sites = core.snapshots.define('sites', ['site'], () => loadSites(core))
    const navigations = core.snapshots.define('navigations', ['navigation'], () => loadNavigations(core))
    const settings = async (): Promise<Config> => (await config.get()).value.settings
    const create = (tx: Tx, value: Config) => createConfig(core, tx, value)
    const init = core.snapshots.define<WireEntry[]>('init', ports.initSources().dependsOn, () =>
      visitorEntries(ports.initSources(), core.snapshots.version()),
    )

    return {
      config: settings,
      identityBrand: settings,
      createConfig: create,
      setUp: setUpBrand(core, create),
      sites: async () => (await sites.get()).value,
      productsOnPages: async () => productsOnPages((await sites.get()).value),
      navigations: async () => (await navigations.get()).value,
      shownTheme: async () => ports.themeView((await settings()).theme),
      shownConfig: async () => shownConfig(await settings(), await ports.branches()),
      handlers: [
        ...crud(core, siteEntity, {
          beforeWrite: async ({ values }) => ({ ok: true, values: withCleanContent(values) }),
        }),
        ...crud(core, navigationEntity),
        ...configHandlers(core, config, ports.themeColours),
        serve(contentEndpoints.init, async (call) => {
          if (!isStaffCall(call)) return answerSnapshot(call, await init.get())
          const value = await staffEntries(ports.initSources(), (await init.get()).value, call)
          return { ok: true, value, headers: { 'cache-control': 'no-store' } }
        }),
        serve(contentEndpoints.page, async (call) => {
          const { value, version } = await sites.get()
          const site = value.find(
            (one) => one.isPublic && one.locale === call.query.locale && one.path === call.query.path,
          )
          return site ? answerSnapshot(call, { value: site, version }) : { ok: false, code: 'record.not_found' }
        }),
      ],
    }
  },
})

async function loadSites(core: BrandCore): Promise<Site[]> {
  const rows = await core.db.many<Record<string, unknown>>(sql`SELECT * FROM sites ORDER BY path, id`)
  // Cleaned when saved, and again here: HTML that was written to the table in another way is cleaned, too (docs/rules/security.md, Output).
  return rows.map((row) => {
    const site = entityTable(siteEntity).fromRow(row)
    return { ...site, content: cleanBlocks(site.content) }
  })
}

async function loadNavigations(core: BrandCore): Promise<Navigation[]> {
  const rows = await core.db.many<Record<string, unknown>>(sql`SELECT * FROM navigations ORDER BY identifier`)
  return rows.map((row) => entityTable(navigationEntity).fromRow(row))
}

const withCleanContent = (values: RecordChanges<typeof siteEntity>): RecordChanges<typeof siteEntity> =>
  values.content ? { ...values, content: cleanBlocks(values.content) } : values

async function createConfig(core: BrandCore, tx: Tx, value: Config): Promise<boolean> {
  const written = await tx.run(
    sql`INSERT INTO config (settings, updated_at) VALUES (${JSON.stringify(value)}, ${core.clock.now()}) ON CONFLICT DO NOTHING`,
  )
  if (written > 0) await core.snapshots.changed(tx, 'config')
  return written > 0
}
