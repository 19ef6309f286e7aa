import { fixedClock } from '#kernel/time.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LngLat } from '../rules/route.ts'
import { sessionToken } from './adapters/mapbox.ts'
import { environmentConnections, stateBook } from '#platform/connections/state-book.ts'
import { mapsConnections } from './connections.ts'
import { type MapsPorts, openMaps } from './module.ts'
import { mapboxStandIn, osrmStandIn, photonStandIn, standInToken } from './testing/providers.ts'
import type { StandIn, Trouble } from './testing/stand-in.ts'
import { answerOf, openForTest } from './testing/open-for-test.ts'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }
const vie: LngLat = [16.5633, 48.1203]
const bratislava: LngLat = [17.1077, 48.1416]
const wien: LngLat = [16.3721, 48.2085]
const salzburg: LngLat = [13.044, 47.7994]
const south: LngLat = [16, -10]
const ocean: LngLat = [-40, 48]

let standIn: StandIn
afterEach(() => standIn?.close())

/** How a provider can fail, and what the caller of the API call `maps.route` gets in this case: the estimate or an error code. */
const troubles: [string, Trouble, 'estimate' | 'maps.unavailable'][] = [
  ['401', { status: 401, json: { message: 'Not Authorized - Invalid Token' } }, 'maps.unavailable'],
  ['422', { status: 422, json: { code: 'InvalidInput', message: 'Coordinate is invalid' } }, 'maps.unavailable'],
  ['429', { status: 429, json: { message: 'Too Many Requests' } }, 'estimate'],
  ['500', { status: 500, json: { message: 'Internal' } }, 'estimate'],
  ['502 as HTML', { status: 502, text: '<html>Bad gateway</html>' }, 'estimate'],
  ['time-out', { delayMs: 600 }, 'estimate'],
  ['connection closed', { hangUp: true }, 'estimate'],
  ['malformed JSON', { text: '{"code":"Ok","routes":[' }, 'maps.unavailable'],
  ['another shape', { json: { code: 'Ok', routes: [{ distance: 'far' }] } }, 'maps.unavailable'],
  ['empty', { text: '' }, 'maps.unavailable'],
  ['oversized', { text: `{"code":"Ok","pad":"${'x'.repeat(5_100_000)}"}` }, 'maps.unavailable'],
]

/** A time-out in milliseconds that is shorter than the delay of the provider. Undefined if the provider is not slow. */
const patienceWith = ({ delayMs }: Trouble): number | undefined => (delayMs ? delayMs / 4 : undefined)

describe('Mapbox', () => {
  beforeEach(async () => {
    standIn = await mapboxStandIn()
  })
  const open = (more: Record<string, string> = {}, timeoutMs?: number) =>
    openForTest({ MAPBOX_URL: standIn.url, MAPBOX_TOKEN: standInToken, ...more }, {}, timeoutMs)

  test('suggestions have an icon, a second line and a precision', async () => {
    expect(await open().suggest('wien')).toMatchObject([
      {
        id: 'mbx.101',
        name: 'Flughafen Wien-Schwechat',
        place: '1300 Wien, Österreich',
        category: 'airport',
        precision: 'address',
      },
      { name: 'Hotel Sacher', place: 'Philharmonikerstraße 4, 1010 Wien, Österreich', category: 'lodging' },
      { category: 'restaurant' },
      { category: 'bar' },
      { name: 'Mariahilfer Straße 45', category: 'place', precision: 'address' },
    ])
    const asked = standIn.calls[0]?.searchParams
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      q: 'wien',
      limit: '10',
      language: 'de',
      proximity: '16.3776,48.219',
    })
  })

  test('one search is one billed session: suggest and retrieve send the same UUID, in every process', async () => {
    await open().suggest('sacher')
    const point = await open().retrieve('mbx.102')
    expect(point).toMatchObject({
      mapboxId: 'mbx.102',
      location: [16.3694, 48.204],
      name: 'Hotel Sacher',
      context: { country: 'Österreich', countryCode: 'AT', postcode: '1010', city: 'Wien' },
    })
    const tokens = standIn.calls.map((call) => call.searchParams.get('session_token'))
    expect(new Set(tokens)).toEqual(new Set([sessionToken('abc123')]))
    expect(tokens[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
    expect(sessionToken('abc124')).not.toBe(tokens[0])
  })

  test('an unknown id gives null', async () => {
    expect(await open().retrieve('mbx.999')).toBeNull()
  })

  test('a route is split by its admins, and its metres add up', async () => {
    const answer = await open().route(vie, bratislava)
    expect(answer).toMatchObject({
      ok: true,
      value: { source: 'mapbox', estimated: false, needsConfirmation: false, countryCodes: ['AT', 'SK'] },
    })
    const route = answer.ok ? answer.value : undefined
    expect(route?.segments.reduce((sum, { metres }) => sum + metres, 0)).toBe(route?.metres)
    expect(route?.geometry.length).toBeLessThanOrEqual(400)
  })

  test.each([
    ['NoRoute', south],
    ['NoSegment', ocean],
  ])('%s comes with status 200 and is never estimated', async (_, to) => {
    expect(await open().route(wien, to)).toEqual({ ok: false, code: 'maps.no_route' })
  })

  test('a wrong token gives no suggestions and no route', async () => {
    const maps = open({ MAPBOX_TOKEN: 'pk.wrong' })
    expect(await maps.suggest('wien')).toEqual([])
    expect(await maps.route(wien, salzburg)).toEqual({ ok: false, code: 'maps.unavailable' })
  })

  test.each(troubles)('after %s no exception is thrown, and the route is: %s', async (_, trouble, outcome) => {
    standIn.trouble(trouble)
    const maps = open({}, patienceWith(trouble))
    expect(await maps.suggest('wien')).toEqual([])
    expect(await maps.retrieve('mbx.102')).toBeNull()
    const route = await maps.route(wien, salzburg)
    if (outcome === 'estimate')
      expect(route).toMatchObject({ ok: true, value: { estimated: true, source: 'great-circle' } })
    else expect(route).toEqual({ ok: false, code: outcome })
    expect(maps.warnings.length).toBeGreaterThan(0)
    expect(JSON.stringify(maps.warnings)).not.toContain(standInToken)
  })

  test('the estimate is used for an outage only if the setting allows it', async () => {
    standIn.trouble({ status: 503 })
    expect(await open({ MAPS_ESTIMATE_ON_OUTAGE: '0' }).route(wien, salzburg)).toEqual({
      ok: false,
      code: 'maps.unavailable',
    })
  })

  test('a single failure is retried, but a refusal is not', async () => {
    standIn.trouble({ status: 500, times: 1 })
    expect(await open().route(wien, salzburg)).toMatchObject({ ok: true, value: { source: 'mapbox' } })
    expect(standIn.calls.length).toBe(2)
    standIn.trouble({ status: 401 })
    await open().route(wien, salzburg)
    expect(standIn.calls.length).toBe(3)
  })
})

describe('Photon and OSRM', () => {
  test('Photon: suggestions have icons, and another process handles a retrieve call by searching again', async () => {
    standIn = await photonStandIn()
    const settings = { PHOTON_URL: standIn.url }
    const maps = openForTest(settings)
    const found = await maps.suggest('wien')
    expect(found).toMatchObject([
      { name: 'Flughafen Wien-Schwechat', category: 'airport' },
      { name: 'Hotel Sacher', place: 'Philharmonikerstraße 4, 1010 Wien, Österreich', category: 'lodging' },
      { category: 'restaurant' },
      { category: 'bar' },
      { name: 'Mariahilfer Straße 45', place: '1060 Wien, Österreich', precision: 'address' },
    ])
    const asked = standIn.calls.length
    for (const { id, name } of found) {
      const kept = await maps.retrieve(id)
      expect(kept).toMatchObject({ mapboxId: id, name })
      expect(standIn.calls.length).toBe(asked)
      expect(await openForTest(settings).retrieve(id)).toEqual(kept)
      standIn.calls.length = asked
    }
    expect(await maps.retrieve('photon:W1:de:16.1,48.1:d2llbg')).toBeNull()
    expect(await maps.retrieve('nonsense')).toBeNull()
  })

  test.each(troubles)('Photon: %s gives an empty list', async (_, trouble) => {
    standIn = await photonStandIn()
    standIn.trouble(trouble)
    expect(await openForTest({ PHOTON_URL: standIn.url }, {}, patienceWith(trouble)).suggest('wien')).toEqual([])
  })

  test('OSRM: routes are split by the borders, because OSRM names no countries', async () => {
    standIn = await osrmStandIn()
    const answer = await openForTest({ OSRM_URL: standIn.url }).route(vie, bratislava)
    expect(answer).toMatchObject({ ok: true, value: { source: 'osrm', estimated: false, countryCodes: ['AT', 'SK'] } })
    const route = answer.ok ? answer.value : undefined
    expect(route?.segments.reduce((sum, { metres }) => sum + metres, 0)).toBe(route?.metres)
  })

  test.each([
    ['NoRoute', south],
    ['NoSegment', ocean],
  ])('OSRM: %s comes with status 400 and is never estimated', async (_, to) => {
    standIn = await osrmStandIn()
    expect(await openForTest({ OSRM_URL: standIn.url }).route(wien, to)).toEqual({ ok: false, code: 'maps.no_route' })
    expect(standIn.calls.length).toBe(1)
  })

  test.each(troubles)('OSRM: after %s no exception is thrown', async (_, trouble, outcome) => {
    standIn = await osrmStandIn()
    standIn.trouble(trouble)
    const route = await openForTest({ OSRM_URL: standIn.url }, {}, patienceWith(trouble)).route(wien, salzburg)
    if (outcome === 'estimate') expect(route).toMatchObject({ ok: true, value: { estimated: true } })
    else expect(route).toEqual({ ok: false, code: outcome })
  })
})

describe('The embedded default', () => {
  test('VIE – Salzburg is an estimate within Austria that needs no confirmation', async () => {
    const answer = await openForTest({}).route(vie, [13.02, 47.84])
    expect(answer).toMatchObject({
      ok: true,
      value: { estimated: true, source: 'great-circle', needsConfirmation: false, countryCodes: ['AT'] },
    })
  })

  test('a route across a border needs confirmation by staff', async () => {
    const answer = await openForTest({}).route(vie, bratislava)
    expect(answer).toMatchObject({ ok: true, value: { needsConfirmation: true, countryCodes: ['AT', 'SK'] } })
  })

  test('there is no route between equal places or to another continent', async () => {
    expect(await openForTest({}).route(wien, wien)).toEqual({ ok: false, code: 'maps.no_route' })
    expect(await openForTest({}).route(wien, [-74, 40.7])).toEqual({ ok: false, code: 'maps.no_route' })
  })

  test('calls no external service', async () => {
    const fetch = () => Promise.reject(new Error('a request left the house'))
    const maps = openForTest({}, { fetch })
    expect((await maps.suggest('wien')).length).toBeGreaterThan(0)
    expect(await maps.route(wien, salzburg)).toMatchObject({ ok: true })
  })

  test('the handlers return the declared format', async () => {
    const maps = openForTest({})
    expect(await answerOf(maps.opened, 'maps.route', { query: { from: '16.37,48.2', to: '16.37,48.2' } })).toEqual({
      found: false,
      route: null,
      reason: 'maps.no_route',
    })
    expect(await answerOf(maps.opened, 'maps.route', { query: { from: '16.37,48.2', to: '13.0,47.9' } })).toMatchObject(
      { found: true },
    )
  })
})

describe('Settings', () => {
  test.each<[Record<string, string>, RegExp]>([
    [{ PHOTON_URL: 'photon.example' }, /PHOTON_URL is 'photon.example'. It must be an address/],
    [{ MAPBOX_URL: 'https://api.mapbox.com' }, /MAPBOX_TOKEN is empty/],
    [{ MAPS_ESTIMATE_ON_OUTAGE: 'yes' }, /Set it to 1 or 0/],
    [{ OSRM_URL: 'file:///etc/passwd' }, /OSRM_URL/],
  ])('%j is refused with an explanation of what to do', (settings, message) => {
    expect(() => openForTest(settings)).toThrow(message)
  })

  test('the tiles name the host from which the page may load', () => {
    expect(openForTest({ TILES_STYLE_URL: 'https://tiles.example/styles/liberty' }).opened.tiles).toEqual({
      styleUrl: 'https://tiles.example/styles/liberty',
      hosts: ['https://tiles.example'],
    })
    expect(openForTest({}).opened.tiles).toBeUndefined()
  })

  test('the credit names the sources in use', () => {
    expect(openForTest({}).opened.credit).toContain('GeoNames')
    expect(openForTest({ PHOTON_URL: 'http://photon.example', OSRM_URL: 'http://osrm.example' }).opened.credit).toBe(
      '© OpenStreetMap',
    )
  })
})

test('two brands in one process share only the places', async () => {
  standIn = await mapboxStandIn()
  const core = { clock: fixedClock('2026-11-20T12:00:00Z'), log: { debug() {}, info() {}, warn() {}, error() {} } }
  const ports: MapsPorts = { branchPlaces: async () => [] }
  const settingsOf = (values: Record<string, string>) => ({
    ...core,
    settings: { provider: (name: string) => values[name], secret: () => new Uint8Array(32) },
    connections: environmentConnections(mapsConnections, (name) => values[name]),
  })
  const one = openMaps(settingsOf({ MAPBOX_URL: standIn.url, MAPBOX_TOKEN: standInToken }), ports)
  const other = openMaps(settingsOf({}), ports)
  expect(await one.computeRoute(wien, salzburg)).toMatchObject({ ok: true, value: { source: 'mapbox' } })
  expect(await other.computeRoute(wien, salzburg)).toMatchObject({ ok: true, value: { source: 'great-circle' } })
})

test.each([
  ['OSRM', osrmStandIn, 'osrm'],
  ['Mapbox', mapboxStandIn, 'mapbox'],
  ['Photon', photonStandIn, 'photon'],
] as const)(
  "%s: no request is sent to a brand's address that by now leads into the internal network",
  async (_name, start, name) => {
    standIn = await start()
    let isAllowed = true
    const values = { url: standIn.url, token: standInToken }
    const book = stateBook({
      declared: mapsConnections,
      settings: { provider: () => undefined, secret: () => new Uint8Array(32) },
      log: quiet,
    })
    book.set(new Map([[name, values]]))
    const refuse = (): Promise<never> => Promise.reject(new Error('not stored here'))
    const opened = openMaps(
      {
        clock: fixedClock('2026-11-20T12:00:00Z'),
        log: quiet,
        settings: {
          provider: () => undefined,
          secret: () => new Uint8Array(32),
          allowsPrivateAddresses: () => isAllowed,
        },
        connections: { ...book.connections, ready: async () => undefined, store: refuse, stored: refuse },
      },
      { branchPlaces: async () => [] },
    )
    const ask = (to: LngLat) =>
      name === 'photon'
        ? answerOf(opened, 'maps.suggest', { query: { q: 'wien', session: 'abc123', language: 'de' } })
        : opened.computeRoute(wien, to)
    await ask(salzburg)
    expect(standIn.calls).toHaveLength(1)
    isAllowed = false
    await ask(vie)
    expect(standIn.calls).toHaveLength(1)
  },
)
