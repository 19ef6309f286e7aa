import { bestOffset, type ClockSample, sampleOf, slewed, withSample } from '../rules/clock-offset.ts'
import type { PlayerStore } from './store.ts'

const STEP_MS = 1_000

/** The server's time on this device: counted on its monotonic clock, so that a changed wall clock moves nothing. */
export async function openTimepiece(store: PlayerStore, device: { wall: () => number; monotonic: () => number }) {
  const epoch = device.wall() - device.monotonic()
  let samples: readonly ClockSample[] = []
  let offset = (await store.get<number>('offset')) ?? 0
  return {
    /** Whole milliseconds: an instant takes no parts of them, and a monotonic clock has some. */
    now: (): number => Math.floor(epoch + device.monotonic() + offset),
    /** Without the correction. */
    local: (): number => epoch + device.monotonic(),
    offset: (): number => offset,
    /** Takes an answer of the server; true: the time was moved so far that the program has to be looked at again. */
    async take(times: { sent: number; received: number; server: number }): Promise<boolean> {
      samples = withSample(samples, sampleOf(times))
      const before = offset
      offset = slewed(offset, bestOffset(samples))
      if (Math.abs(offset - before) <= STEP_MS) return false
      await store.put('offset', offset)
      return true
    },
  }
}
export type Timepiece = Awaited<ReturnType<typeof openTimepiece>>
