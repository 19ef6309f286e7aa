import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { testBrand } from '#testing/brand.ts'
import { demoPart } from './part.ts'

test('the usual job computes the figures from five weeks of visits, and no visit is in the future', async () => {
  const inn = await testBrand()
  await inn.core.db.tx(async (tx) => demoPart.fill?.(tx, inn.core, 'lindwurm'))
  await inn.runJobs()
  const late = await inn.core.db.first<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM stat_events WHERE at >= ${inn.core.clock.now()}`,
  )
  expect(late?.n).toBe(0)
  const days = await inn.core.db.many<{ day: string; visits: number }>(
    sql`SELECT day::text AS day, visits FROM stat_day WHERE dim = 'total' AND branch IS NULL AND device = '' ORDER BY day`,
  )
  expect(days).toHaveLength(35)
  expect(days.slice(0, -1).every(({ visits }) => visits > 20)).toBe(true)
  const steps = await inn.core.db.many<{ visits: number }>(
    sql`SELECT sum(visits)::int AS visits FROM stat_day WHERE dim = 'funnel' AND branch IS NULL AND device = '' GROUP BY key ORDER BY key`,
  )
  const [all = 0, cart = 0, checkout = 0, bought = 0] = steps.map(({ visits }) => visits)
  expect([all > cart, cart > checkout, checkout >= bought, bought > 0]).toEqual([true, true, true, true])
})
