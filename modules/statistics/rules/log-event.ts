import { templateOf } from './paths.ts'

export const kinds = ['init', 'view', 'event', 'pixel'] as const
export type Kind = (typeof kinds)[number]

export interface ScreenFacts {
  width: number | undefined
  height: number | undefined
  pixelRatio: number | undefined
  scheme: 'dark' | 'light' | undefined
}

/** An event of a visit after its format was checked. All other fields that a browser sends are ignored. */
export interface LogEvent {
  kind: Kind
  /** Template of the path of the viewed page, without ids and codes (see `templateOf`). */
  page: string
  /** 'category/action' of an event, for example 'ecommerce/purchase', or the name of an event that was sent to the ad pixel. */
  name: string
  branch: string | undefined
  /** Address of the page from which the visitor came. Sent only with the first event ('init') of a visit. */
  referrer: string
  screen: ScreenFacts | undefined
  /** Id of the order after a purchase. With this id a purchase that is reported twice counts only once. Only a hash of the id is stored. */
  order: string | undefined
  data: Record<string, unknown> | undefined
}

/** The largest allowed sizes of a request and of its events (docs/rules/statistics.md, The log). */
export const bounds = { bodyBytes: 16_384, events: 50, dataBytes: 2048, text: 256 } as const
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const kept = { event: ['items', 'price', 'currency', 'question'], pixel: ['eventId'] } as const
const itemFields = ['id', 'quantity', 'price'] as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= bounds.text ? value : undefined
const numberIn = (value: unknown, max: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= max ? value : undefined

/** Checks an event that a browser has sent. Undefined: its format is wrong, or it is larger than allowed. */
export function eventOf(body: unknown): LogEvent | undefined {
  if (!isObject(body)) return undefined
  const kind = kinds.find((one) => one === body['type'])
  const action = textIn(body['action'] ?? '')
  const category = textIn(body['category'] ?? '')
  const data = body['data'] ?? {}
  if (!kind || action === undefined || category === undefined || !isObject(data)) return undefined
  if (JSON.stringify(data).length > bounds.dataBytes) return undefined
  const branch = textIn(data['branch'])
  const common = {
    kind,
    page: '',
    name: '',
    branch: branch && uuid.test(branch) ? branch : undefined,
    referrer: '',
    screen: undefined,
    order: undefined,
    data: undefined,
  }
  if (kind === 'view') return action === '' ? undefined : { ...common, page: templateOf(action) }
  if (kind === 'init') return { ...common, referrer: textIn(data['referrer']) ?? '', screen: screenOf(data) }
  if (!/^[\w .:-]{1,60}$/.test(action) || !/^[\w-]{0,40}$/.test(category)) return undefined
  if (kind === 'pixel') return { ...common, name: action, data: only(data, kept.pixel) }
  const order = action === 'purchase' ? textIn(data['order']) : undefined
  const sold = category === 'ecommerce' && data['currency'] === undefined ? { ...data, currency: 'EUR' } : data
  return { ...common, name: `${category}/${action}`, order, data: only(sold, kept.event) }
}

function screenOf(data: Record<string, unknown>): ScreenFacts {
  const screen = isObject(data['screen']) ? data['screen'] : {}
  return {
    width: numberIn(screen['width'], 20_000),
    height: numberIn(screen['height'], 20_000),
    pixelRatio: numberIn(data['pixelRatio'], 20),
    scheme: typeof data['darkMode'] === 'boolean' ? (data['darkMode'] ? 'dark' : 'light') : undefined,
  }
}

function only(data: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> | undefined {
  const found: Record<string, unknown> = {}
  for (const field of fields) {
    const value = data[field]
    if (typeof value === 'number' && Number.isFinite(value)) found[field] = value
    else if (textIn(value)) found[field] = value
    else if (field === 'items' && Array.isArray(value)) found[field] = value.slice(0, 20).flatMap(itemOf)
  }
  return Object.keys(found).length > 0 ? found : undefined
}

function itemOf(item: unknown): Record<string, unknown>[] {
  if (!isObject(item)) return []
  const entries = itemFields.flatMap((field) => {
    const value = item[field]
    return typeof value === 'number' || textIn(value) !== undefined ? [[field, value] as const] : []
  })
  return [Object.fromEntries(entries)]
}

/**
 * Whether the visitor has allowed statistics, according to the cookie of the cookie banner: 'version|time|statistics|marketing'
 * (docs/rules/guests.md, Consent). False if there is no cookie, or if its version is not 2.
 */
export function allowsStatistics(cookie: string | undefined): boolean {
  if (!cookie) return false
  let value = cookie
  try {
    value = decodeURIComponent(cookie)
  } catch {
    return false
  }
  return /^2\|[^|]+\|1\|[01]$/.test(value)
}
