import sql from 'sql-template-tag'
import { vehicleDrawing } from '#kernel/vehicle-drawing.ts'
import { artworkPort } from '#platform/file-places.ts'
import { type BrandCore, type Refusal, serve } from '#platform/module.ts'
import { serverModule } from '#platform/server-module.ts'
import { neutralName, Theme, themesEndpoints, type ThemeView } from '../contract.ts'
import { themeColoursPort, themePicturePort, themeTokensPort, themeViewPort } from '../ports.ts'
import { tokensCss } from '../rules/theme-css.ts'
import { neutralTheme as neutral } from '../rules/neutral-theme.ts'
import { type NamedTheme, themeChoice, themeView } from '../rules/theme-view.ts'
import { keyOf } from './install.ts'
import { neutralFile } from './neutral.ts'
import { themesRights } from './rights.ts'
import { themesErrors } from '../words/errors.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/** The server part of the module: the neutral theme, which is part of Servus, and the themes that are installed in a brand. */
export const themesModule = serverModule({
  name: 'themes',
  errors: themesErrors,
  endpoints: themesEndpoints,
  withoutKeys: ['themes'],
  rights: themesRights,
  migrations: new URL('./migrations/', import.meta.url),
  offers: {
    view: themeViewPort,
    tokens: themeTokensPort,
    colours: themeColoursPort,
    picture: themePicturePort,
    artwork: artworkPort,
  },
  open(core) {
    const own = core.snapshots.define('themes', ['theme'], () => load(core))
    const all = async (): Promise<NamedTheme[]> => [neutral, ...(await own.get()).value]
    const named = async (name: string): Promise<NamedTheme> => (await all()).find((one) => one.name === name) ?? neutral
    const views = new WeakMap<NamedTheme, ThemeView>()
    /** Reads a drawing of the brand's themes or, if none has it, of the neutral theme. */
    async function drawing(name: string): Promise<Uint8Array | undefined> {
      for (const one of (await own.get()).value)
        if (Object.hasOwn(one.theme.drawings, name)) {
          const bytes = await core.storage.get(keyOf(one.name, one.version, `${name}.svg`))
          if (bytes) return bytes
        }
      return Object.hasOwn(neutral.theme.drawings, name) ? neutralFile(`${name}.svg`) : undefined
    }
    return {
      async view(name) {
        const theme = await named(name)
        const view = views.get(theme) ?? themeView(theme, neutral)
        views.set(theme, view)
        return view
      },
      async tokens(name) {
        const { theme } = await named(name)
        return { css: tokensCss(theme), light: theme.tokens.light }
      },
      colours: async (name) => themeChoice(await named(name)).colours,
      async picture(name, picture) {
        const found = (await own.get()).value.find((one) => one.name === name)
        const file = found?.theme.pictures[picture]?.replace(/#.*$/, '')
        const type = mediaTypes[file?.slice(file.lastIndexOf('.') + 1) ?? '']
        if (!found || !file || !type) return undefined
        return { type, read: () => core.storage.get(keyOf(found.name, found.version, file)) }
      },
      async artwork(name, extension) {
        if (extension !== 'svg') return undefined
        // Staff choose the identifiers of vehicles freely, so a vehicle may have no drawing of its own.
        return (await drawing(name)) ?? (name.startsWith('vehicle-') ? drawing(vehicleDrawing(undefined)) : undefined)
      },
      handlers: [
        serve(themesEndpoints.list, async () => ({
          ok: true,
          value: (await all()).map(themeChoice),
          headers: { 'cache-control': 'no-store' },
        })),
        serve(themesEndpoints.file, async (call) => {
          const { file, name, version } = call.params
          const key = keyOf(name, version, file)
          const takesBrotli = /\bbr\b/.test(call.headers['accept-encoding'] ?? '')
          const small = takesBrotli && name !== neutralName ? await core.storage.get(`${key}.br`) : undefined
          const bytes = small ?? (name === neutralName ? await neutralFile(file) : await core.storage.get(key))
          const extension = file.slice(file.lastIndexOf('.') + 1)
          const type = mediaTypes[extension]
          if (!bytes || !type) return missing
          return {
            ok: true,
            value: bytes,
            headers: {
              'content-type': type,
              'cache-control': 'public, max-age=31536000, immutable',
              'x-content-type-options': 'nosniff',
              vary: 'Accept-Encoding',
              ...(small ? { 'content-encoding': 'br' } : {}),
              // If somebody opens an SVG file directly in the browser, the file may not run scripts or load anything.
              ...(extension === 'svg'
                ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox" }
                : {}),
            },
          }
        }),
      ],
    }
  },
})

async function load(core: BrandCore): Promise<NamedTheme[]> {
  const rows = await core.db.many<{ name: string; version: string; theme: unknown }>(
    sql`SELECT name, version, theme FROM themes ORDER BY name`,
  )
  return rows.flatMap(({ name, theme, version }) => {
    // The theme may come from another release. If this release cannot read it, the neutral theme is used.
    const read = Theme.safeParse(theme)
    if (!read.success)
      core.log.warn({ theme: name }, 'A theme cannot be read by this release. The neutral one is shown')
    return read.success ? [{ name, version, theme: read.data }] : []
  })
}
