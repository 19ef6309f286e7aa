import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { seedDemo } from '#apps/server/compose/seed-demo.ts'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { testClock } from '#testing/clock.ts'
import { donau } from './donau/demo.ts'
import { lindwurm } from './lindwurm/demo.ts'

describe.each([lindwurm, donau])('the past weeks of $id', (demo) => {
  let brand: TestBrand
  beforeAll(async () => {
    brand = await testBrand({ demo: true, clock: testClock('2026-11-20T18:10:00Z') })
    await seedDemo(brand.core, demo)
  })
  afterAll(() => brand.close())
  const old = sql`FROM orders o WHERE o.created_at < '2026-11-10T00:00:00Z'`

  test('each of the last thirteen weeks has orders, and no order is in the future', async () => {
    const weeks = await brand.core.db.many<{ n: number }>(
      sql`SELECT count(*)::int AS n ${old} AND o.created_at >= '2026-08-11T00:00:00Z' GROUP BY floor(extract(epoch FROM o.created_at) / 604800)`,
    )
    expect(weeks.length).toBeGreaterThanOrEqual(13)
    expect(Math.min(...weeks.slice(1, -1).map(({ n }) => n))).toBeGreaterThan(15)
    expect(
      await brand.core.db.first(sql`SELECT count(*)::int AS n FROM orders WHERE created_at > '2026-11-20T18:10:00Z'`),
    ).toEqual({
      n: 0,
    })
  })

  test('each order is completed, has lines that add up to its total, and has a timeline in order', async () => {
    const [wrong] = await brand.core.db.many<{ states: number; sums: number; steps: number }>(sql`
      SELECT count(*) FILTER (WHERE o.state <> 'completed')::int AS states,
        count(*) FILTER (WHERE o.gross <> (SELECT sum(i.gross) FROM order_items i WHERE i.order_id = o.id))::int AS sums,
        count(*) FILTER (WHERE (SELECT array_agg(t.action ORDER BY t.at) IS DISTINCT FROM array_agg(t.action ORDER BY t.number)
          OR count(*) FILTER (WHERE t.to_state = 'completed') <> 1 OR min(t.at) <> o.created_at FROM order_timeline t WHERE t.order_id = o.id))::int AS steps
      ${old}`)
    expect(wrong).toEqual({ states: 0, sums: 0, steps: 0 })
  })

  test('the rides of a branch are numbered from 1 without a gap, and the next ride continues', async () => {
    const branches = await brand.core.db.many(sql`
      SELECT min(ticket_number) AS first, max(ticket_number) - count(DISTINCT ticket_number)::int AS gaps,
        (SELECT last FROM ticket_counters t WHERE t.branch_id = o.branch_id AND business_day = '1970-01-01') - max(ticket_number) AS ahead
      FROM orders o WHERE kind = 'ride' GROUP BY branch_id`)
    expect(branches.length).toBeGreaterThan(0)
    for (const branch of branches) expect(branch).toEqual({ first: 1, gaps: 0, ahead: 0 })
  })

  test('no completed order was due or was completed in the future, and no ride begins before it was placed', async () => {
    const wrong = await brand.core.db.many(sql`SELECT uid, appointment, appointment_date, updated_at FROM orders
      WHERE state = 'completed' AND greatest(appointment_date, updated_at) > '2026-11-20T18:10:00Z'
        OR kind = 'ride' AND appointment < created_at`)
    expect(wrong).toEqual([])
  })

  test('their guests differ from those of the orders that were placed, and have no mail address', async () => {
    const rows = await brand.core.db.many(
      sql`SELECT 1 ${old} AND (o.email || o.comment || o.company_name || coalesce(o.questionnaire->>'comment', '') <> '')`,
    )
    expect(rows).toEqual([])
  })

  test('some of their guests gave stars, so that the ratings of dishes and vehicles change over time', async () => {
    const reviewed = await brand.core.db.first<{ n: number; stars: boolean }>(
      sql`SELECT count(*)::int AS n, bool_and((o.questionnaire->>'rating')::int BETWEEN 1 AND 5) AS stars ${old} AND o.questionnaire IS NOT NULL`,
    )
    expect(reviewed?.n).toBeGreaterThan(20)
    expect(reviewed?.stars).toBe(true)
  })
})
