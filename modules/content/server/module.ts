import sql from 'sql-template-tag'
import type { RecordChanges } from '#contract/entity.ts'
import { crud } from '#platform/crud.ts'
import type { Tx } from '#platform/db.ts'
import { entityTable } from '#platform/entity-table.ts'
import { answerSnapshot } from '#platform/http/snapshot-answer.ts'
import { type BrandCore, type Call, type OpenedModule, serve, type ServerModule } from '#platform/module.ts'
import type { Branch, Table } from '#modules/branches/contract.ts'
import type { Category, Menu, Product, Tag } from '#modules/catalogue/contract.ts'
import type { Donatee } from '#modules/donations/contract.ts'
import {
  type Config,
  contentEndpoints,
  type Init,
  type Navigation,
  navigationEntity,
  type Site,
  siteEntity,
} from '../contract.ts'
import { configHandlers, loadConfig, type StoredConfig } from './config.ts'
import { cleanBlocks } from './clean-html.ts'
import { publicInit, staffEntries, wireEntries, type WireEntry } from './init.ts'

/** What the initial load gathers from other modules; handed in by compose. */
export interface ContentPorts {
  branches(): Promise<readonly Branch[]>
  catalogue(): Promise<{
    products: readonly Product[]
    categories: readonly Category[]
    tags: readonly Tag[]
    menus: readonly Menu[]
  }>
  tables(): Promise<readonly Table[]>
  donatees(): Promise<readonly Donatee[]>
  /** Style of the map's tiles when an operator configured any. */
  tilesStyleUrl: string | null
  /** Sources to be named where places and maps are shown. */
  mapsCredit: string
  /** Ways to pay online for which there is somebody who takes the money. */
  onlineMethods: Init['onlineMethods']
  /** The signed-in user as `GET /api/users/me` shows them. */
  currentUser(call: Call): Promise<unknown>
}

export interface OpenedContent extends OpenedModule {
  /** For pages rendered on the server: the visitors' initial load with its version, which is part of a cached page's key. */
  init(): Promise<{ value: Init; version: string }>
  config(): Promise<Config>
  /** Writes the settings of a brand that has none; says whether it did. */
  createConfig(tx: Tx, config: Config): Promise<boolean>
}

/** Names whose change makes the initial load stale. */
const dependsOn = ['config', 'branch', 'table', 'product', 'category', 'tag', 'menu', 'donatee', 'site', 'navigation']

/** Config, pages, navigation and the initial load (specification §2, §3). */
export const contentModule: ServerModule<ContentPorts, OpenedContent> = {
  name: 'content',
  migrations: new URL('./migrations/', import.meta.url),
  open(core, ports) {
    const config = core.snapshots.define<StoredConfig>('config', ['config'], () => loadConfig(core.db))
    const sites = core.snapshots.define('sites', ['site'], () => loadSites(core))
    const navigations = core.snapshots.define('navigations', ['navigation'], () => loadNavigations(core))
    const settings = async (): Promise<Config> => (await config.get()).value.settings

    const gather = async () => ({
      config: await settings(),
      branches: await ports.branches(),
      ...(await ports.catalogue()),
      tables: await ports.tables(),
      donatees: await ports.donatees(),
      sites: (await sites.get()).value,
      navigations: (await navigations.get()).value,
      tilesStyleUrl: ports.tilesStyleUrl,
      mapsCredit: ports.mapsCredit,
      onlineMethods: ports.onlineMethods,
    })
    const init = core.snapshots.define<Init>('init', dependsOn, async () =>
      publicInit(await gather(), core.snapshots.version()),
    )
    const wire = core.snapshots.define<WireEntry[]>('init.wire', dependsOn, async () =>
      wireEntries(await init.get().then(({ value }) => value)),
    )

    return {
      init: () => init.get(),
      config: settings,
      createConfig: (tx, value) => createConfig(core, tx, value),
      handlers: [
        ...crud(core, siteEntity, {
          beforeWrite: async ({ values }) => ({ ok: true, values: withCleanContent(values) }),
        }),
        ...crud(core, navigationEntity),
        ...configHandlers(core, config),
        serve(contentEndpoints.init, async (call) => {
          if (!call.session) return answerSnapshot(call, await wire.get())
          const entries = staffEntries(await gather(), (await wire.get()).value, call.session)
          const me = { url: '/api/users/me', data: await ports.currentUser(call) }
          return { ok: true, value: [me, ...entries], headers: { 'cache-control': 'no-store' } }
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
}

async function loadSites(core: BrandCore): Promise<Site[]> {
  const rows = await core.db.many<Record<string, unknown>>(sql`SELECT * FROM sites ORDER BY path, id`)
  // Cleaned when saved, and again here: what another way wrote into the table is shown clean, too (security §7).
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
