import { bestOffset, type ClockSample, sampleOf, slewed, withSample } from '../rules/clock-offset.ts'
import type { PlayerStore } from './store.ts'

const STEP_MS = 1_000

/**
 * The server's time on this device. It starts with the time of the device's clock at the start of the player. The monotonic clock advances
 * it, and a measured offset corrects it. Therefore the time does not jump if somebody sets the clock of the device.
 */
export async function openTimepiece(store: PlayerStore, device: { wall: () => number; monotonic: () => number }) {
  const epoch = device.wall() - device.monotonic()
  let samples: readonly ClockSample[] = []
  let offset = (await store.get<number>('offset')) ?? 0
  return {
    /** The server's time in whole milliseconds. A monotonic clock has fractions, but `Temporal.Instant` accepts no fractions of a millisecond. */
    now: (): number => Math.floor(epoch + device.monotonic() + offset),
    /** The time of the device without the correction, in epoch milliseconds. */
    local: (): number => epoch + device.monotonic(),
    offset: (): number => offset,
    /**
     * Corrects the offset with a time that the server has sent. True: the time has changed so much that the caller must decide again what
     * the screen shows. False: the correction was small.
     */
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
