import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentEndpoints } from '../../contract.ts'
import { nina, pageDesk, text } from './testing/page-desk.ts'

let desk: Awaited<ReturnType<typeof pageDesk>>
beforeAll(async () => {
  desk = await pageDesk()
})
afterAll(() => desk.brand.close())
const { sites } = contentEndpoints

describe('planned publication (docs/rules/content.md, Planned publication)', () => {
  test('runs once, at the local time of the business, and publishes the version as it was planned', async () => {
    const id = await desk.newPage('geplant')
    const planned = await desk.brand.call(
      sites.plan,
      { params: { id }, body: { action: 'publish', at: '2026-12-04T08:00' } },
      { as: nina },
    )
    expect(planned).toMatchObject({ ok: true, value: { plan: { action: 'publish', at: '2026-12-04T07:00:00.000Z' } } })
    await desk.save(id, 0, { content: [text('<p>Später getippt</p>')] })
    await desk.brand.drain()
    expect(await desk.shown('geplant')).toBe(404)
    desk.brand.clock.set('2026-12-04T07:00:01Z')
    await desk.brand.drain()
    expect(await desk.shown('geplant')).toContain('Eins')
    expect(await desk.draft(id)).toMatchObject({ state: 'changed', plan: null })
    await desk.brand.drain()
    expect((await desk.draft(id)).version).toBe(1)
  })

  const planFor = (id: string, action: 'publish' | 'unpublish' | 'none', at = '2026-12-21T08:00') =>
    desk.brand.call(sites.plan, { params: { id }, body: action === 'none' ? { action } : { action, at } }, { as: nina })
  const stepsOf = async (id: string) =>
    (
      await desk.brand.core.db.many<{ action: string }>(
        sql`SELECT action FROM audit WHERE entity_id = ${id} ORDER BY at, id`,
      )
    ).map(({ action }) => action)

  test('publishing now ends a plan to publish: the planned state is stored as a version and is never published', async () => {
    const id = await desk.newPage('jetzt-doch')
    await planFor(id, 'publish')
    await desk.save(id, 0, { content: [text('<p>Neuer</p>')] })
    expect(await desk.publish(id)).toMatchObject({ ok: true, value: { state: 'live', plan: null } })
    const versions = await desk.brand.call(sites.versions, { params: { id } }, { as: nina })
    expect(versions).toMatchObject({
      ok: true,
      value: [{ reason: 'publish' }, { reason: 'plan_ended', by: 'Nina Berger' }],
    })
    const kept = await desk.brand.call(sites.version, { params: { id, number: 1 } }, { as: nina })
    expect(JSON.stringify(kept)).toContain('Eins')
    expect(await stepsOf(id)).toContain('site.plan_ended')
    desk.brand.clock.set('2026-12-21T08:00:00Z')
    await desk.brand.drain()
    expect(await desk.shown('jetzt-doch')).toContain('Neuer')
  })

  test('a plan to take the page off the site is not ended when the page is published', async () => {
    const id = await desk.newPage('bis-weihnachten', '<p>Eins</p>', true)
    await planFor(id, 'unpublish', '2026-12-22T08:00')
    await desk.save(id, 0, { content: [text('<p>Neuer</p>')] })
    expect(await desk.publish(id)).toMatchObject({ ok: true, value: { plan: { action: 'unpublish' } } })
    expect(await stepsOf(id)).not.toContain('site.plan_ended')
  })

  test('a cancelled plan is written to the audit trail', async () => {
    const id = await desk.newPage('aufgehoben')
    await planFor(id, 'publish', '2026-12-23T08:00')
    expect(await planFor(id, 'none')).toMatchObject({ ok: true, value: { plan: null } })
    expect((await stepsOf(id)).filter((one) => one === 'site.plan_ended')).toHaveLength(1)
    await planFor(id, 'none')
    expect((await stepsOf(id)).filter((one) => one === 'site.plan_ended')).toHaveLength(1)
  })

  test('a plan that meanwhile fails its check changes nothing and stores the reason', async () => {
    const id = await desk.newPage('adresse')
    await desk.brand.call(
      sites.plan,
      { params: { id }, body: { action: 'publish', at: '2027-01-04T08:00' } },
      { as: nina },
    )
    await desk.newPage('adresse', '<p>Schneller</p>', true)
    desk.brand.clock.set('2027-01-04T08:00:00Z')
    await desk.brand.drain()
    expect(await desk.shown('adresse')).toContain('Schneller')
    expect(await desk.draft(id)).toMatchObject({ state: 'new', plan: { error: 'content.path_taken' } })
  })

  test.each([
    ['2027-03-28T02:30', undefined, 'plan.gap'],
    ['2027-10-31T02:30', undefined, 'plan.twice'],
    ['2020-01-01T08:00', undefined, 'plan.past'],
  ])('%s is refused: %s %s', async (at, offset, code) => {
    const id = await desk.newPage(`plan-${at.slice(0, 10)}`)
    const body = { action: 'publish' as const, at, ...(offset ? { offset } : {}) }
    expect(await desk.brand.call(sites.plan, { params: { id }, body }, { as: nina })).toMatchObject({
      ok: false,
      errors: [{ code }],
    })
  })
})
