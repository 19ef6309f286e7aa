import type { ApiResult } from '#contract/client.ts'
import type { QueuedTap, Sent } from './queue.ts'

export interface ClockKey {
  username: string
  token: string
}

/**
 * The key under which this device stores a value for one person. The values are the id of the device, the taps (waiting and accepted), and
 * the last state of the clock. That state is shown while there is no network.
 */
export const keyOf = ({ username }: ClockKey, what: string): string => `time.${username}.${what}`
export const read = <T>(key: string, otherwise: T, accept: (value: unknown) => value is T): T => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return accept(value) ? value : otherwise
  } catch {
    return otherwise
  }
}
/** The last state of the clock that was stored on this device. Its format is not checked here; the caller must check it. */
export const storedView = (access: ClockKey): unknown => read(keyOf(access, 'view'), {}, isObject)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isQueue = (value: unknown): value is QueuedTap[] => Array.isArray(value)

/**
 * What must happen to a tap after the server's response. `done`: the tap was accepted and is removed. `later`: the tap is sent again later.
 * `renumber`: the tap gets a new sequence number. `refused`: the tap is removed.
 */
export function outcome(result: ApiResult<unknown>): Sent {
  if (result.ok) return { is: 'done' }
  if (result.status === 0 || result.status >= 500 || result.status === 429) return { is: 'later' }
  const [first] = result.errors
  const { data } = result
  if (first?.code === 'time.out_of_order' && data && typeof data === 'object' && 'expected' in data)
    return { is: 'renumber', expected: Number(data.expected) }
  return { is: 'refused', message: first?.message ?? '' }
}

/**
 * Makes a random key for a tap. `crypto.randomUUID` is not used, because it exists only on https pages, and a terminal in the local network
 * may be without https.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, place) =>
    (place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
/** Accepts every stored value, for callers that check the format themselves. */
export const isAny = (_value: unknown): _value is unknown => true
