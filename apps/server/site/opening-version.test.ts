import { expect, test } from 'vitest'
import type { Init } from '#contract/init.ts'
import { createOpeningVersion } from './opening-version.ts'

const branchIn = (timeZone: string) => ({
  timeZone,
  openingHours: [{ type: 'daily', isClosed: false, from: '11:00', to: '14:00' }],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
})
const init = async () =>
  ({ branches: [branchIn('Europe/Lisbon')], config: { timeZone: 'Europe/Vienna' } }) as unknown as Init

test('the version changes at opening, at closing, and at midnight of the branch, because pages say which day it opens', async () => {
  let now = Temporal.Instant.from('2026-11-20T10:59:00Z')
  const versionOf = createOpeningVersion({ now: () => now, epochMs: () => now.epochMilliseconds })
  const versionAt = (at: string) => {
    now = Temporal.Instant.from(at)
    return versionOf('b', 'content', init)
  }
  const versions = []
  for (const at of ['10:59', '11:00', '14:00', '23:30']) versions.push(await versionAt(`2026-11-20T${at}:00Z`))
  // In Vienna it is 00:59 of the next day already, in Lisbon 23:59.
  const before = await versionAt('2026-11-20T23:59:00Z')
  versions.push(await versionAt('2026-11-21T00:00:00Z'))
  expect(before).toBe(versions[3])
  expect(new Set(versions).size).toBe(5)
})
