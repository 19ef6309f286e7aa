import { bestOffset, type ClockSample, sampleOf, slewed, withSample } from '../rules/clock-offset.ts'
import type { PlayerStore } from './store.ts'

const STEP_MS = 1_000

/** The server's time on this device. It is counted by the monotonic clock, so that a change of the device's time has no effect. */
export async function openTimepiece(store: PlayerStore, device: { wall: () => number; monotonic: () => number }) {
  const epoch = device.wall() - device.monotonic()
  let samples: readonly ClockSample[] = []
  let offset = (await store.get<number>('offset')) ?? 0
  return {
    /** Whole milliseconds, because an instant has no smaller parts, but a monotonic clock has. */
    now: (): number => Math.floor(epoch + device.monotonic() + offset),
    /** The device's time, without the correction. */
    local: (): number => epoch + device.monotonic(),
    offset: (): number => offset,
    /** Processes a time that the server sent. True: the time was corrected so much that the program must be evaluated again. */
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
