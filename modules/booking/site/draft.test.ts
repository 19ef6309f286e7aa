import { describe, expect, test } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { createDraftStore, draftKey } from './draft-store.ts'
import { type BookingDraft, emptyDraft, matchVehicle, parseDraft, serialiseDraft, swapped } from './draft.ts'

const airport = {
  place: 'Wien-Flughafen, 1300 Schwechat',
  mapboxId: 'vie',
  location: [16.5697, 48.1103],
  name: 'Flughafen Wien-Schwechat (VIE)',
  context: { country: 'Österreich', countryCode: 'AT' },
  category: 'airport',
  precision: 'address',
} as const
const bratislava = {
  ...airport,
  mapboxId: 'bts',
  name: 'Bratislava',
  category: 'place',
  context: { countryCode: 'SK' },
} as const
const full: BookingDraft = {
  service: 'private-transfer',
  isServiceChosen: true,
  from: airport,
  to: bratislava,
  placesIn: 'de',
  proposedDate: null,
  appointment: '2026-11-27T13:35:00Z',
  flightNumber: 'OS 202',
  vehicle: { id: 'v1', identifier: 'first', name: 'First Class' },
  tooSmall: { id: 'v0', identifier: 'business', name: 'Business' },
  adults: 2,
  children: 1,
  luggage: 3,
  fromDetail: '',
  toDetail: 'Getreidegasse 9',
  isForOther: true,
  passengerName: 'Eva Berger',
  passengerPhone: '+436601234567',
  signName: 'Berger',
  accessories: [
    { id: 'seat', amount: 1 },
    { id: 'stop', amount: 1, answer: 'Hotel Sacher' },
  ],
  route: {
    metres: 61_900,
    seconds: 2880,
    geometry: [
      [16.5697, 48.1103],
      [17.1, 48.14],
    ],
    segments: [
      { country: 'AT', metres: 50_400 },
      { country: 'SK', metres: 11_500 },
    ],
    countryCodes: ['AT', 'SK'],
    source: 'osrm',
    estimated: false,
    needsConfirmation: false,
  },
  comment: 'Terminal 3',
}

describe('booking draft in session storage (specification §3, §4)', () => {
  test('is restored completely after a reload', () => {
    expect(parseDraft(serialiseDraft(full))).toEqual(full)
  })

  test.each([
    ['nothing stored', null],
    ['no JSON', '{"version":1,'],
    ['no object', '[1,2]'],
    ['null', 'null'],
    ['another version', JSON.stringify({ version: 99, draft: full })],
  ])('%s gives an empty draft', (_name, stored) => {
    expect(parseDraft(stored)).toEqual(emptyDraft)
  })

  test.each<[string, object, Partial<BookingDraft>]>([
    ['unknown service', { service: 'helicopter' }, { service: 'airport-transfer' }],
    ['point without coordinates', { from: { ...airport, location: ['x', 1] } }, { from: null, route: null }],
    ['point outside the globe', { to: { ...bratislava, location: [200, 48] } }, { to: null, route: null }],
    ['point without an id', { to: { ...bratislava, mapboxId: '' } }, { to: null, route: null }],
    ['appointment that is none', { appointment: 'tomorrow' }, { appointment: null }],
    ['adults below one', { adults: 0 }, { adults: 1 }],
    ['adults as text', { adults: '3' }, { adults: 1 }],
    [
      'accessories of wrong amounts',
      { accessories: [{ id: 'seat', amount: -1 }, { id: 'sign', amount: 1 }, 7] },
      { accessories: [{ id: 'sign', amount: 1 }] },
    ],
    ['route whose parts do not add up', { route: { ...full.route, metres: 1 } }, { route: null }],
    ['route with broken geometry', { route: { ...full.route, geometry: [[1]] } }, { route: null }],
    ['route as text', { route: 'far' }, { route: null }],
  ])('an invalid field is dropped, the others are kept: %s', (_name, broken, kept) => {
    expect(parseDraft(JSON.stringify({ version: 1, draft: { ...full, ...broken } }))).toEqual({ ...full, ...kept })
  })

  test("each change is saved under the branch's own key with the prefix asp", () => {
    const storage = memoryStorage()
    const store = createDraftStore('b1', () => storage)
    store.change({ adults: 3 })
    expect(draftKey('b1')).toMatch(/^asp/)
    expect(parseDraft(storage.getItem(draftKey('b1'))).adults).toBe(3)
    expect(createDraftStore('b2', () => storage).read()).toEqual(emptyDraft)
    expect(createDraftStore('b1', () => storage).read().adults).toBe(3)
  })

  test('forget() deletes the stored draft, but the page still shows it', () => {
    const storage = memoryStorage()
    const store = createDraftStore('b1', () => storage)
    store.change({ adults: 5 })
    store.forget()
    expect([storage.kept.size, store.read().adults]).toEqual([0, 5])
  })

  test('if storage is blocked, the draft lasts as long as the page is open', () => {
    const store = createDraftStore('b1', () => {
      throw new Error('blocked')
    })
    store.change({ adults: 4 })
    expect(store.read().adults).toBe(4)
  })

  test('listeners are notified of changes', () => {
    const store = createDraftStore('b1', () => undefined)
    let told = 0
    const leave = store.subscribe(() => (told += 1))
    store.change({ adults: 2 })
    leave()
    store.change({ adults: 3 })
    expect(told).toBe(1)
  })
})

describe('the saved vehicle is found by id, content identifier, or name; otherwise the first vehicle is used (specification §4)', () => {
  const vehicles = [
    { id: 'a', name: 'Business', content: { identifier: 'business' } },
    { id: 'b', name: 'First Class', content: { identifier: 'first' } },
    { id: 'c', name: 'Van', content: {} },
  ]
  test.each([
    ['by id', { id: 'b', identifier: 'x', name: 'x' }, 'b'],
    ['id before identifier', { id: 'c', identifier: 'first', name: 'Business' }, 'c'],
    ['by identifier', { id: 'old', identifier: 'first', name: 'Van' }, 'b'],
    ['by name', { id: 'old', identifier: '', name: 'Van' }, 'c'],
    ['an empty identifier matches nobody', { id: 'old', identifier: '', name: 'x' }, 'a'],
    ['none of them', { id: 'old', identifier: 'old', name: 'old' }, 'a'],
    ['nothing saved', null, 'a'],
  ])('%s', (_name, saved, id) => {
    expect(matchVehicle(saved, vehicles)?.id).toBe(id)
  })
  test('without vehicles nothing is chosen', () => {
    expect(matchVehicle(null, [])).toBeUndefined()
  })
})

test('swapping start and destination also swaps their exact addresses', () => {
  const place = (name: string) => ({
    mapboxId: name,
    name,
    place: '',
    category: 'place' as const,
    precision: 'place' as const,
    context: {},
    location: [16, 48] as const,
  })
  const [linz, graz] = [place('Linz'), place('Graz')]
  const draft = { ...emptyDraft, from: linz, to: graz, fromDetail: 'Hauptplatz 1', toDetail: 'Bahnhof' }
  expect(swapped(draft)).toEqual({ from: graz, to: linz, fromDetail: 'Bahnhof', toDetail: 'Hauptplatz 1', route: null })
})
