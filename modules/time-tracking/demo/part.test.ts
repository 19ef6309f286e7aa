import { expect, test } from 'vitest'
import { seedDemo } from '#apps/server/compose/seed-demo.ts'
import { monthEndpoints, requestEndpoints, rosterEndpoints } from '#modules/time-tracking/contract.ts'
import { request, testBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import { lindwurm } from '#demo/lindwurm/demo.ts'

test('the inn has people at work, a planned week, a month to close and requests to decide', async () => {
  const brand = await testBrand({ demo: true })
  await seedDemo(brand.core, lindwurm)
  const as = { as: admin() }
  const today = brand.clock.now().toZonedDateTimeISO('Europe/Berlin').toPlainDate()
  const week = await request(brand).call(rosterEndpoints.week, { query: { from: today.toString() } }, as)
  if (!week.ok) throw new Error('no week')
  expect(week.value.people).toHaveLength(8)
  expect(week.value.schedules.filter(({ state }) => state === 'published').length).toBeGreaterThan(20)
  expect(week.value.schedules.every(({ user }) => user !== null)).toBe(true)
  const last = { from: today.subtract({ days: 7 }).toString() }
  const past = await request(brand).call(rosterEndpoints.week, { query: last }, as)
  expect(past.ok && past.value.schedules.length).toBeGreaterThan(20)
  const month = today.toPlainYearMonth().subtract({ months: 1 }).toString()
  const months = await request(brand).call(monthEndpoints.list, { query: { month } }, as)
  if (!months.ok) throw new Error('no month')
  expect(months.value.people.filter(({ state }) => state === 'approved')).toHaveLength(2)
  expect(months.value.people.every(({ problems }) => problems.length === 0)).toBe(true)
  for (const { figures } of months.value.people) expect(Math.abs(figures.worked - figures.target)).toBeLessThan(16 * 60)
  const open = await request(brand).call(requestEndpoints.list, { query: { state: 'open' } }, as)
  expect(open.ok && open.value).toHaveLength(2)
})
