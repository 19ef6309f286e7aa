import type { Clock } from '#kernel/time.ts'

/** A clock that shows the same time until the test changes it. */
export interface TestClock extends Clock {
  set(iso: string): void
  advance(duration: Temporal.DurationLike): void
}

export function testClock(iso = '2026-11-20T09:00:00Z'): TestClock {
  let now = Temporal.Instant.from(iso)
  return {
    now: () => now,
    epochMs: () => now.epochMilliseconds,
    set: (next) => {
      now = Temporal.Instant.from(next)
    },
    advance: (duration) => {
      now = now.add(duration)
    },
  }
}
