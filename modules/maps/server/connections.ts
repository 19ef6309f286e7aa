import * as z from 'zod'
import { connection, type TestAnswer, type TestTools } from '#platform/connections/connection.ts'
import { connectionTexts, connectionWords } from '../words/connections.ts'
import { askProvider, type ProviderAnswer } from './provider-call.ts'

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

/**
 * The route with which a connection is tested, from Vienna to Bratislava. It is short, it crosses a border, and every provider in Europe knows its
 * roads.
 */
const trip = '16.3725,48.2083;17.1067,48.1482'

/**
 * Sends one request to a service to test a connection. `read` writes a message for staff from the response. If `read` returns undefined, the address
 * belongs to another sort of service.
 */
async function ask(
  url: URL,
  { fetch, log, locale, timeoutMs }: TestTools,
  read: (body: unknown, seconds: number) => string | undefined,
): Promise<TestAnswer> {
  const t = connectionTexts(locale)
  const begun = performance.now()
  const answer = await askProvider({ name: 'maps.test', url, timeoutMs }, { fetch, log })
  if (!answer.ok) return { ok: false, answer: answer.trouble === 'outage' ? t.silent : t.foreign }
  const said = answer.status === 200 ? read(answer.body, (performance.now() - begun) / 1000) : undefined
  return said ? { ok: true, answer: said } : { ok: false, answer: refusalOf(answer, t) }
}

function refusalOf(answer: Extract<ProviderAnswer, { ok: true }>, t: ReturnType<typeof connectionTexts>): string {
  if (answer.status === 200) return t.foreign
  const said = z.object({ message: z.string().max(200) }).safeParse(answer.body).data?.message ?? ''
  return t.refused(answer.status, said)
}

const Route = z.object({ routes: z.array(z.object({ distance: z.number() })).min(1) })
const routeSentence =
  ({ locale }: TestTools) =>
  (body: unknown, seconds: number): string | undefined => {
    const metres = Route.safeParse(body).data?.routes[0]?.distance
    return metres === undefined ? undefined : connectionTexts(locale).route(metres / 1000, seconds)
  }

export const mapboxConnection = connection({
  name: 'mapbox',
  kind: 'maps',
  provider: 'Mapbox',
  title: connectionWords.mapbox,
  fields: [
    {
      name: 'token',
      label: connectionWords.token,
      kind: 'text',
      isSecret: true,
      isRequired: true,
      environment: 'MAPBOX_TOKEN',
      example: 'pk.…',
    },
    {
      name: 'url',
      label: connectionWords.url,
      hint: connectionWords.urlHint,
      kind: 'url',
      environment: 'MAPBOX_URL',
      example: 'https://api.mapbox.com',
    },
  ],
  test(values, tools) {
    const url = new URL(`directions/v5/mapbox/driving/${trip}`, withSlash(values.url ?? 'https://api.mapbox.com'))
    url.search = new URLSearchParams({ access_token: values.token ?? '' }).toString()
    return ask(url, tools, routeSentence(tools))
  },
})

const address = (environment: string, example: string) =>
  ({ name: 'url', label: connectionWords.url, kind: 'url', isRequired: true, environment, example }) as const

export const photonConnection = connection({
  name: 'photon',
  kind: 'maps',
  provider: 'Photon',
  title: connectionWords.photon,
  fields: [address('PHOTON_URL', 'https://photon.example.at')],
  test(values, tools) {
    const url = new URL('api', withSlash(values.url ?? ''))
    url.search = new URLSearchParams({ q: 'Wien', lang: 'de', limit: '1' }).toString()
    return ask(url, tools, (body, seconds) => {
      const found = z.object({ features: z.array(z.unknown()) }).safeParse(body).data
      return found && connectionTexts(tools.locale).places(found.features.length, seconds)
    })
  },
})

export const osrmConnection = connection({
  name: 'osrm',
  kind: 'maps',
  provider: 'OSRM',
  title: connectionWords.osrm,
  fields: [address('OSRM_URL', 'https://osrm.example.at')],
  test: (values, tools) =>
    ask(new URL(`route/v1/driving/${trip}?overview=false`, withSlash(values.url ?? '')), tools, routeSentence(tools)),
})

const tilesConnection = connection({
  name: 'tiles',
  kind: 'maps',
  provider: 'MapLibre',
  title: connectionWords.tiles,
  fields: [
    {
      ...address('TILES_STYLE_URL', 'https://tiles.example.at/styles/street'),
      label: connectionWords.style,
      hint: connectionWords.styleHint,
    },
  ],
  test: (values, tools) =>
    ask(new URL(values.url ?? ''), tools, (body) => {
      const style = z.object({ layers: z.array(z.unknown()), name: z.string().optional() }).safeParse(body).data
      return style && connectionTexts(tools.locale).styleRead(style.name ?? '')
    }),
})

export const mapsConnections = [mapboxConnection, photonConnection, osrmConnection, tilesConnection] as const
