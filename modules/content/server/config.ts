import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Queries } from '#platform/db.ts'
import { type BrandCore, type Handler, type Refusal, serve, type Snapshot } from '#platform/module.ts'
import { type BrandColours, checkBrandColour, coloursOf } from '#modules/themes/rules/contrast.ts'
import { Config, contentEndpoints } from '../contract.ts'
import { cleanHtml } from './clean-html.ts'

export interface StoredConfig {
  settings: Config
  version: number
}

/** The settings that apply while a brand has not stored any settings. */
const unset: StoredConfig = { settings: Config.parse({ shopName: 'Servus' }), version: 0 }

/**
 * Reads the stored settings, including those of older or newer releases. A field that is not stored gets its default. A field that this
 * release does not know is ignored here and stays in the table. If nothing is stored, returns `unset`.
 */
export async function loadConfig(db: Queries): Promise<StoredConfig> {
  const row = await db.first<{ settings: Record<string, unknown>; version: number }>(
    sql`SELECT settings, version FROM config`,
  )
  if (!row) return unset
  const known = Object.fromEntries(Object.entries(row.settings).filter(([name]) => name in Config.shape))
  return { settings: withCleanTexts(Config.parse(known)), version: row.version }
}

/**
 * The settings that visitors read as HTML. They are cleaned when they are saved. They are cleaned again when they are read, because somebody may
 * have written HTML directly to the table (docs/rules/security.md, Output).
 */
const htmlFields = [
  'termsAndConditionsText',
  'privacyPolicyText',
  'imprintText',
  'allergensText',
  'accessibilityText',
] as const

const withCleanTexts = (settings: Config): Config => ({
  ...settings,
  ...Object.fromEntries(
    htmlFields.map((name) => [name, { de: cleanHtml(settings[name].de), en: cleanHtml(settings[name].en) }]),
  ),
})

/** The handlers of GET and POST /api/config (specification §7). */
export const configHandlers = (
  core: BrandCore,
  config: Snapshot<StoredConfig>,
  themeColours: (theme: string) => Promise<BrandColours>,
): Handler[] => [
  serve(contentEndpoints.config.get, async () => {
    const { settings, version } = (await config.get()).value
    return { ok: true, value: { ...settings, version }, headers: { 'cache-control': 'no-store' } }
  }),
  serve(contentEndpoints.config.save, async (call) => {
    const { version, ...changes } = call.body
    return core.db.tx(async (tx) => {
      // FOR UPDATE locks only an existing row. So the row is inserted first; if two people save the first settings at the same time, one save waits
      // for the other.
      await tx.run(
        sql`INSERT INTO config (version, settings) VALUES (0, ${JSON.stringify(unset.settings)}) ON CONFLICT DO NOTHING`,
      )
      await tx.first(sql`SELECT 1 FROM config FOR UPDATE`)
      const before = await loadConfig(tx)
      if (before.version !== version)
        return { ok: false, code: 'record.stale', data: { ...before.settings, version: before.version } }
      const after = withCleanTexts(Config.parse({ ...before.settings, ...defined(changes) }))
      const unreadable = await unreadableColours(before.settings, after, themeColours)
      if (unreadable) return unreadable
      await tx.run(
        sql`UPDATE config SET settings = settings || ${JSON.stringify(after)}::jsonb, version = ${version + 1}, updated_at = ${core.clock.now()}`,
      )
      const changed = Object.keys(after).filter(
        (key) => JSON.stringify(after[key as keyof Config]) !== JSON.stringify(before.settings[key as keyof Config]),
      )
      const pick = (settings: Config) => Object.fromEntries(changed.map((key) => [key, settings[key as keyof Config]]))
      await core.audit.write(tx, {
        action: 'config.update',
        entity: 'config',
        entityId: 'config',
        label: '',
        actor: actorOf(call.session),
        before: pick(before.settings),
        after: pick(after),
        requestId: call.requestId,
      })
      await core.snapshots.changed(tx, 'config')
      return { ok: true, value: { ...after, version: version + 1 } }
    })
  }),
]

const defined = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/**
 * Refuses a change of colours or theme if the new colours have too little contrast. If colours and theme have not changed, nothing is checked, even
 * if the stored colours are bad.
 */
async function unreadableColours(
  before: Config,
  after: Config,
  themeColours: (theme: string) => Promise<BrandColours>,
): Promise<Refusal | undefined> {
  const of = ({ theme, themeTokens }: Config): string => JSON.stringify([theme, themeTokens])
  if (of(before) === of(after)) return undefined
  const check = checkBrandColour(coloursOf(await themeColours(after.theme), after.themeTokens))
  if (check.ok) return undefined
  const round = (ratio: number): number => Math.round(ratio * 10) / 10
  const values = { text: round(check.onBrand), page: round(check.brandOnPaper) }
  return { ok: false, code: check.code, field: 'themeTokens', values }
}
