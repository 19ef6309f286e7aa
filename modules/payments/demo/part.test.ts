import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { seedDemo } from '#apps/server/compose/seed-demo.ts'
import { testBrand } from '#testing/brand.ts'
import { testClock } from '#testing/clock.ts'
import { lindwurm } from '#demo/lindwurm/demo.ts'

test('the demo restaurant has orders in every payment state, and one whose payment failed', async () => {
  const brand = await testBrand({ demo: true, clock: testClock('2026-11-20T18:10:00Z') })
  await seedDemo(brand.core, lindwurm)
  const rows = await brand.core.db.many<{ state: string; paid: string }>(
    sql`SELECT DISTINCT state, payment_state AS paid FROM orders`,
  )
  expect(new Set(rows.map(({ paid }) => paid))).toEqual(new Set(['none', 'open', 'paid', 'failed', 'refunded']))
  expect(rows.map(({ state }) => state)).toContain('failed')
})
