import type { Locale } from '#contract/locale.ts'
import type { Service } from '#modules/ordering/contract/ride.ts'
import { MOST_ANSWER } from '#modules/ordering/rules/accessory-answer.ts'
import type { ChosenAddon } from '../rules/addons.ts'
import type { LocationPoint } from '#modules/maps/rules/place.ts'
import type { Route } from '#modules/maps/rules/route.ts'

/**
 * The chosen vehicle. Identifier and name are stored as well, so that the vehicle is found again if its id has changed in the catalogue
 * (specification §4, Booking flow).
 */
interface ChosenVehicle {
  readonly id: string
  readonly identifier: string
  readonly name: string
}

/**
 * Everything that the visitor has entered so far for a ride (specification §3, Booking draft). It contains no price, because the server
 * computes the price.
 */
export interface BookingDraft {
  readonly service: Service
  /** Whether the visitor has chosen the service. If not, it follows from start and destination. */
  readonly isServiceChosen: boolean
  readonly from: LocationPoint | null
  readonly to: LocationPoint | null
  /** The language in which the names of start and destination are written. Empty: it is not known. */
  readonly placesIn: Locale | ''
  /** The chosen time as an instant in UTC ('2026-11-27T13:35:00Z'). Null while no time is chosen. */
  readonly appointment: string | null
  /** The time that is proposed for the chosen date, as an instant. Set while the visitor has chosen a date but no time. */
  readonly proposedDate: string | null
  readonly flightNumber: string
  readonly vehicle: ChosenVehicle | null
  /**
   * The vehicle that the visitor chose, if it became too small and the page replaced it by `vehicle`. As soon as it is large enough, it is chosen
   * again. Null: the page has not replaced the vehicle.
   */
  readonly tooSmall: ChosenVehicle | null
  readonly adults: number
  readonly children: number
  /** Number of pieces of luggage. */
  readonly luggage: number
  /** Street and number that the visitor typed, if the chosen place is only a town. */
  readonly fromDetail: string
  readonly toDetail: string
  /** Whether the visitor books the ride for somebody else. */
  readonly isForOther: boolean
  readonly passengerName: string
  readonly passengerPhone: string
  readonly signName: string
  readonly accessories: readonly ChosenAddon[]
  /** The route between `from` and `to` that was computed last. It is stored, so that the price is there immediately after a reload. */
  readonly route: Route | null
  readonly comment: string
}

export type Party = Pick<BookingDraft, 'adults' | 'children' | 'luggage'>
export const partyOf = ({ adults, children, luggage }: BookingDraft): Party => ({ adults, children, luggage })

/** The booking of a new visitor: an airport transfer (specification §4) for one adult. */
export const emptyDraft: BookingDraft = {
  service: 'airport-transfer',
  isServiceChosen: false,
  from: null,
  to: null,
  placesIn: '',
  appointment: null,
  proposedDate: null,
  flightNumber: '',
  vehicle: null,
  tooSmall: null,
  adults: 1,
  children: 0,
  luggage: 0,
  fromDetail: '',
  toDetail: '',
  isForOther: false,
  passengerName: '',
  passengerPhone: '',
  signName: '',
  accessories: [],
  route: null,
  comment: '',
}

/**
 * Swaps start and destination, and also the exact addresses that belong to them. The route is removed and computed again, because the way back can
 * be different, for example with one-way streets.
 */
export const swapped = ({ from, fromDetail, to, toDetail }: BookingDraft): Partial<BookingDraft> => ({
  from: to,
  to: from,
  fromDetail: toDetail,
  toDetail: fromDetail,
  route: null,
})

const VERSION = 1

export const serialiseDraft = (draft: BookingDraft): string => JSON.stringify({ version: VERSION, draft })

/**
 * Reads a stored booking. An older version of the page may have written it, or somebody may have changed it. Fields that do not have the
 * expected form are ignored. If the text is not a booking, the result is an empty booking. It never throws.
 */
export function parseDraft(stored: string | null): BookingDraft {
  const read = fields(json(stored))
  if (read['version'] !== VERSION) return emptyDraft
  const draft = fields(read['draft'])
  const from = point(draft['from'])
  const to = point(draft['to'])
  return {
    service: isService(draft['service']) ? draft['service'] : emptyDraft.service,
    isServiceChosen: draft['isServiceChosen'] === true,
    from,
    to,
    placesIn: (['de', 'en'] as const).find((one) => one === draft['placesIn']) ?? '',
    appointment: instant(draft['appointment']),
    proposedDate: instant(draft['proposedDate']),
    flightNumber: text(draft['flightNumber'], 20),
    vehicle: vehicle(draft['vehicle']),
    tooSmall: vehicle(draft['tooSmall']),
    adults: whole(draft['adults'], 1, 60) ?? emptyDraft.adults,
    children: whole(draft['children'], 0, 60) ?? 0,
    luggage: whole(draft['luggage'], 0, 60) ?? 0,
    fromDetail: text(draft['fromDetail'], 160),
    toDetail: text(draft['toDetail'], 160),
    isForOther: draft['isForOther'] === true,
    passengerName: text(draft['passengerName'], 2000),
    passengerPhone: text(draft['passengerPhone'], 40),
    signName: text(draft['signName'], 2000),
    accessories: accessories(draft['accessories']),
    route: from && to ? route(draft['route']) : null,
    comment: text(draft['comment'], 2000),
  }
}

const serviceNames: readonly Service[] = ['airport-transfer', 'private-transfer', 'chauffeur']
const isService = (value: unknown): value is Service => serviceNames.some((name) => name === value)

function json(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored)
  } catch {
    return null
  }
}

type Fields = Readonly<Record<string, unknown>>
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const text = (value: unknown, max: number): string => (typeof value === 'string' ? value.slice(0, max) : '')
const whole = (value: unknown, min: number, max: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null
const instant = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : null

function lngLat(value: unknown): readonly [number, number] | null {
  if (!Array.isArray(value) || value.length !== 2) return null
  const [lng, lat]: unknown[] = value
  const isNumber = (one: unknown, max: number): one is number => typeof one === 'number' && Math.abs(one) <= max
  return isNumber(lng, 180) && isNumber(lat, 90) ? [lng, lat] : null
}

function point(value: unknown): LocationPoint | null {
  const read = fields(value)
  const location = lngLat(read['location'])
  const name = text(read['name'], 200)
  const mapboxId = text(read['mapboxId'], 600)
  if (!location || !name || !mapboxId) return null
  const context = fields(read['context'])
  const part = (key: string) => (typeof context[key] === 'string' ? { [key]: text(context[key], 200) } : {})
  const category =
    (['airport', 'lodging', 'restaurant', 'bar'] as const).find((one) => one === read['category']) ?? 'place'
  const precision = (['address', 'street'] as const).find((one) => one === read['precision']) ?? 'place'
  return {
    place: text(read['place'], 300),
    mapboxId,
    location,
    name,
    context: { ...part('country'), ...part('countryCode'), ...part('region'), ...part('postcode'), ...part('city') },
    category,
    precision,
    ...(typeof read['seal'] === 'string' ? { seal: text(read['seal'], 60) } : {}),
  }
}

function vehicle(value: unknown): ChosenVehicle | null {
  const read = fields(value)
  const id = text(read['id'], 60)
  return id ? { id, identifier: text(read['identifier'], 60), name: text(read['name'], 160) } : null
}

function accessories(value: unknown): BookingDraft['accessories'] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 20).flatMap((one: unknown) => {
    const read = fields(one)
    const id = text(read['id'], 40)
    const amount = whole(read['amount'], 1, 20)
    const answer = text(read['answer'], MOST_ANSWER)
    return id && amount ? [{ id, amount, ...(answer && { answer }) }] : []
  })
}

function route(value: unknown): Route | null {
  const read = fields(value)
  const metres = whole(read['metres'], 0, 100_000_000)
  const seconds = whole(read['seconds'], 0, 100_000_000)
  if (metres === null || seconds === null || !Array.isArray(read['segments']) || !Array.isArray(read['geometry']))
    return null
  const segments = read['segments'].map((one: unknown) => {
    const segment = fields(one)
    return { country: text(segment['country'], 2), metres: whole(segment['metres'], 0, 100_000_000) ?? -1 }
  })
  const geometry = read['geometry'].map(lngLat)
  if (segments.some((one) => one.country.length !== 2 || one.metres < 0)) return null
  if (segments.reduce((sum, one) => sum + one.metres, 0) !== metres) return null
  if (geometry.some((one) => one === null)) return null
  return {
    metres,
    seconds,
    geometry: geometry.filter((one) => one !== null),
    segments,
    countryCodes: [...new Set(segments.map((one) => one.country))],
    source: (['mapbox', 'osrm'] as const).find((one) => one === read['source']) ?? 'great-circle',
    estimated: read['estimated'] !== false,
    needsConfirmation: read['needsConfirmation'] === true,
  }
}

interface Vehicle {
  readonly id: string
  readonly name: string
  readonly content: { readonly identifier?: string | undefined }
}

/**
 * Finds the stored vehicle in the current catalogue: by id, otherwise by identifier, otherwise by name. If none matches, returns the first
 * vehicle (specification §4, Booking flow).
 */
export function matchVehicle<V extends Vehicle>(saved: ChosenVehicle | null, vehicles: readonly V[]): V | undefined {
  if (!saved) return vehicles[0]
  return (
    vehicles.find((one) => one.id === saved.id) ??
    vehicles.find((one) => saved.identifier !== '' && one.content.identifier === saved.identifier) ??
    vehicles.find((one) => one.name === saved.name) ??
    vehicles[0]
  )
}

export const chosenVehicle = (vehicle: Vehicle): ChosenVehicle => ({
  id: vehicle.id,
  identifier: vehicle.content.identifier ?? '',
  name: vehicle.name,
})
