import type { ApiResult } from '#contract/client.ts'
import * as z from 'zod'
import { Seal } from '../../contract.ts'
import { clockActions, type ClockState } from '../../rules/clock.ts'
import { stateAfter } from '../clock/queue.ts'

/** A tap that waits for the network. The PIN stands in the seal, which this device cannot open. */
const KioskTap = z.object({
  key: z.string(),
  user: z.string(),
  name: z.string(),
  action: z.enum(clockActions),
  /** By the clock that this device counts on from the server's, in milliseconds. */
  at: z.number(),
  sealed: Seal,
})
export type KioskTap = z.infer<typeof KioskTap>
const Refused = z.object({ key: z.string(), name: z.string(), at: z.number(), message: z.string() })
export type Refused = z.infer<typeof Refused>

export const readTaps = (value: unknown): KioskTap[] => z.array(KioskTap).catch([]).parse(value)
export const readRefused = (value: unknown): Refused[] => z.array(Refused).catch([]).parse(value)

/** What a person can do when all of their taps have arrived. */
export const clockAfter = (clock: ClockState, user: string, taps: readonly KioskTap[]): ClockState =>
  stateAfter(
    clock,
    taps.filter((one) => one.user === user).map((one) => ({ ...one, seq: 0, offset: null, drift: 0 })),
  )

type Sent = { is: 'done' } | { is: 'later' } | { is: 'wait' } | { is: 'refused'; message: string }

/** `later`: nothing can be sent now. `wait`: nothing of this person, who has to wait after wrong PINs. */
export function sentOf(result: ApiResult<unknown>): Sent {
  if (result.ok) return { is: 'done' }
  const [first] = result.errors
  if (first?.code === 'time.pin_wait') return { is: 'wait' }
  // Paired again, the kiosk sends what it has.
  if (result.status === 0 || result.status >= 500 || result.status === 429 || first?.code === 'time.kiosk_unknown')
    return { is: 'later' }
  return { is: 'refused', message: first?.message ?? '' }
}

/** Sends the taps in their order, those of one person never out of order. Nothing is dropped in silence. */
export async function sendTaps(
  taps: readonly KioskTap[],
  send: (tap: KioskTap) => Promise<Sent>,
  drop: (tap: KioskTap, refused: string | undefined) => void,
): Promise<void> {
  const waiting = new Set<string>()
  for (const tap of taps) {
    if (waiting.has(tap.user)) continue
    const sent = await send(tap)
    if (sent.is === 'later') return
    if (sent.is === 'wait') waiting.add(tap.user)
    else drop(tap, sent.is === 'refused' ? sent.message : undefined)
  }
}
