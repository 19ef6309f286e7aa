import { expect, test, vi } from 'vitest'
import { isPlannedAlike, isTwinOffered, planBoth, type PlanStep } from './plan-both.ts'

const done = async () => ({ ok: true }) as const
const refused = async () => ({ ok: false, errors: [], message: 'Bitte beschreiben Sie das Bild.' }) as const
const at = '2026-12-04T08:00'

test('the page and its twin are planned for the same moment', async () => {
  const twin = vi.fn<PlanStep>(done)
  expect(await planBoth(done, twin, at, '+02:00')).toEqual({ outcome: { ok: true } })
  expect(twin).toHaveBeenCalledExactlyOnceWith(at, '+02:00')
})

test('if the plan of the twin is refused, the reason is returned and the page stays planned', async () => {
  expect(await planBoth(done, refused, at, undefined)).toEqual({
    outcome: { ok: true },
    twinRefused: 'Bitte beschreiben Sie das Bild.',
  })
})

test('if the plan of the page is refused, its twin is not planned', async () => {
  const twin = vi.fn<PlanStep>(done)
  expect(await planBoth(refused, twin, at, undefined)).toMatchObject({ outcome: { ok: false } })
  expect(twin).not.toHaveBeenCalled()
})

test.each([
  ['publish', 'changed', true],
  ['publish', 'new', true],
  ['publish', 'live', false],
  ['unpublish', 'changed', false],
] as const)('for the action %s and a twin that is %s, planning both is offered: %s', (action, state, isOffered) => {
  expect(isTwinOffered(action, { state })).toBe(isOffered)
  expect(isTwinOffered(action, undefined)).toBe(false)
})

test('two pages have the same plan only if action and time are the same', () => {
  const plan = { action: 'publish' as const, at: '2026-12-04T07:00:00Z', zone: 'Europe/Vienna', by: '', error: null }
  expect(isPlannedAlike(plan, { ...plan })).toBe(true)
  expect(isPlannedAlike(plan, { ...plan, at: '2026-12-05T07:00:00Z' })).toBe(false)
  expect(isPlannedAlike(plan, { ...plan, action: 'unpublish' })).toBe(false)
  expect(isPlannedAlike(plan, null)).toBe(false)
})
