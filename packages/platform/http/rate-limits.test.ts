import { describe, expect, it } from 'vitest'
import { fixedClock } from '#kernel/time.ts'
import type { BrandCore } from '../module.ts'
import { createRateLimits } from './rate-limits.ts'

const core = { id: 'test', clock: fixedClock('2026-11-20T15:42:00Z') } as unknown as BrandCore
const perUid = { name: 'order-status', per: 'params.uid', max: 2, windowSeconds: 60 } as const
const perAddress = { name: 'order-place', per: 'address', max: 1, windowSeconds: 60 } as const

describe('limits whose keys callers can invent', () => {
  const open = () => {
    const limits = createRateLimits({ enabled: true, mostKeys: 3 })
    const passes = async (limit: typeof perUid | typeof perAddress, uid: string) =>
      (await limits.check(core, [limit], { address: '192.0.2.1', params: { uid }, body: {} })) === undefined
    return passes
  }

  it('removes the key that was not used for the longest time', async () => {
    const passes = open()
    for (const uid of ['busy', 'a', 'b', 'busy', 'c', 'd']) expect(await passes(perUid, uid)).toBe(true)
    expect(await passes(perUid, 'busy')).toBe(false)
    // The counter of 'a' was removed, because 'd' was one key too many and 'a' was not used for the longest time. So two more calls pass.
    expect([await passes(perUid, 'a'), await passes(perUid, 'a')]).toEqual([true, true])
  })

  it('never removes a counter of another limit', async () => {
    const passes = open()
    expect(await passes(perAddress, '')).toBe(true)
    for (let uid = 0; uid < 20; uid++) await passes(perUid, String(uid))
    expect(await passes(perAddress, '')).toBe(false)
  })
})

describe('limits by a field of the body', () => {
  it('treats spellings of an address as one, and does not count calls without an address', async () => {
    const limits = createRateLimits({ enabled: true })
    const perEmail = { name: 'order-mail', per: 'body.email', max: 1, windowSeconds: 60 } as const
    const passes = async (email: string) =>
      (await limits.check(core, [perEmail], { address: '192.0.2.1', params: {}, body: { email } })) === undefined
    expect([await passes(''), await passes(''), await passes(' ')]).toEqual([true, true, true])
    expect([await passes('Eva@example.at'), await passes(' eva@EXAMPLE.at ')]).toEqual([true, false])
  })

  it('counts tables with the same number in two branches separately', async () => {
    const limits = createRateLimits({ enabled: true })
    const perTable = {
      name: 'order-table',
      per: 'body.table',
      within: 'body.branch',
      max: 1,
      windowSeconds: 60,
    } as const
    const passes = async (branch: string, table: string) =>
      (await limits.check(core, [perTable], { address: '192.0.2.1', params: {}, body: { branch, table } })) ===
      undefined
    expect([await passes('a', '3'), await passes('b', '3'), await passes('a', '4')]).toEqual([true, true, true])
    expect([await passes('a', '3'), await passes('b', '3')]).toEqual([false, false])
    expect([await passes('a', ''), await passes('a', '')]).toEqual([true, true])
  })
})
