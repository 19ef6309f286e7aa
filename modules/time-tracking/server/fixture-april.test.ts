import { afterAll, beforeAll, expect, test } from 'vitest'
import { timeStatistics } from '#modules/statistics/contract.ts'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { monthEndpoints as calls, payrollEndpoints, requestEndpoints, rosterEndpoints } from '../contract.ts'
import type { MonthStep } from '../rules/month.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let elena: Worker
let berta: Worker

beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-05-05T10:00:00Z')
  house = await timeHouse(brand)
  const contract = { validFrom: '2026-04-01', rulePack: 'AT 2026.1', holidayRegion: 'AT', personnelNumber: '42' }
  elena = await house.worker('Elena', { contract: { ...contract, openingMinutes: 500 } })
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'], contract: { ...contract, personnelNumber: '43' } })
  for (let day = 1; day <= 30; day++) await worked(`2026-04-${String(day).padStart(2, '0')}`)
  const leave = { kind: 'holiday' as const, from: '2026-04-09', to: '2026-04-10' }
  const sick = { kind: 'sick' as const, from: '2026-04-20', to: '2026-04-20', halfFirst: true }
  for (const asked of [leave, sick]) {
    const { id } = await house.must(requestEndpoints.ask, { params: elena.access, body: { leave: asked } })
    await house.must(requestEndpoints.decide, { params: { id }, body: { isApproved: true, note: '' } }, berta.session)
  }
})
afterAll(() => brand.close())

/**
 * Adds a block of work on this day. On weekends, and on the 6th, 9th and 10th, it adds nothing. So the month has 18 days with 7:50 hours
 * and one half day with 4:30 hours, together 145:30 hours. The times have seconds, and the pause does not count as work.
 */
async function worked(date: string): Promise<void> {
  const day = Temporal.PlainDate.from(date)
  if (day.dayOfWeek > 5 || [6, 9, 10].includes(day.day)) return
  const start = Temporal.Instant.from(`${date}T06:00:20Z`)
  const isHalf = day.day === 20
  const end = start.add({ minutes: isHalf ? 270 : 500, seconds: 15 })
  const pause = { from: start.add({ hours: 4 }).toString(), to: start.add({ hours: 4, minutes: 30 }).toString() }
  await house.must(
    rosterEndpoints.activities.create,
    {
      body: {
        user: elena.id,
        branch: house.house,
        from: start.toString(),
        to: end.toString(),
        pauses: isHalf ? [] : [pause],
        reason: 'Liste',
      },
    },
    berta.session,
  )
}

const close = async (month: string) => {
  for (const name of ['submit', 'approve', 'close'] as const satisfies readonly MonthStep[])
    await house.must(calls[name], { params: { month, user: elena.id }, body: { note: '' } }, berta.session)
}
const figures = async (month: string) =>
  (await house.must(calls.list, { query: { month } }, berta.session)).people.find(({ user }) => user === elena.id)
    ?.figures
const exported = async (month: string) => {
  const { id } = await house.must(payrollEndpoints.export, { body: { month, format: 'bmd' } }, berta.session)
  return house.must(payrollEndpoints.file, { params: { id } }, berta.session)
}
const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

test('the month equals the sum of its days, of the time sheet, of the statistics and of the export', async () => {
  await house.must(payrollEndpoints.setSettings, {
    body: { client: '77', consultant: '', costCentre: '', wageTypes: { work: '100' }, version: 0 },
  })
  await close('2026-04')
  expect(await figures('2026-04')).toMatchObject({ target: 10_164, worked: 8730, closing: 683 })
  const sheet = await house.must(calls.sheet, { params: { month: '2026-04', user: elena.id } }, berta.session)
  const cells = sheet.split('\r\n').map((row) => row.split(';').map((cell) => cell.replaceAll('"', '')))
  const days = cells.filter(([date]) => date?.startsWith('2026-04-'))
  expect(days.reduce((sum, row) => sum + minutesOf(row[4] ?? ''), 0)).toBe(8730)
  expect(cells.find(([name]) => name === 'Summe')?.[4]).toBe('145:30')
  const range = { from: '2026-04-01', to: '2026-04-30' }
  expect(await house.must(timeStatistics['working-activities'], { query: range })).toMatchObject({ total: 8730 })
  expect(await exported('2026-04')).toBe('202604;77;42;;100;145,50;;;;;;;;\r\n')
})

test('two missing hours of 14 April become a counter entry in May: April stays at +11:23, and payroll recalculates April', async () => {
  const query = { user: elena.id, from: '2026-04-14', to: '2026-04-14' }
  const [block] = await house.must(rosterEndpoints.activities.list, { query }, berta.session)
  const after = {
    from: block?.from ?? '',
    to: Temporal.Instant.from(block?.to ?? '')
      .add({ hours: 2 })
      .toString(),
    pauses: block?.pauses ?? [],
  }
  expect(
    await house.must(
      calls.correct,
      { params: { month: '2026-04', user: elena.id }, body: { activity: block?.id ?? null, after, reason: 'Fehlten' } },
      berta.session,
    ),
  ).toMatchObject({ minutes: 120, effectiveOn: '2026-04-14', postedOn: '2026-05-05' })
  expect(await figures('2026-04')).toMatchObject({ closing: 683 })
  brand.clock.set('2026-06-03T10:00:00Z')
  await close('2026-05')
  expect(await figures('2026-05')).toMatchObject({ opening: 683, counters: [{ month: '2026-04', minutes: 120 }] })
  expect(await exported('2026-05')).toContain('202605;77;42;;100;2,00;;;;;202604;')
})
