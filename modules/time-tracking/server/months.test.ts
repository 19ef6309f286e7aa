import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import {
  clockEndpoints,
  monthEndpoints as calls,
  payrollEndpoints,
  requestEndpoints,
  rosterEndpoints,
  workingContractsEndpoints,
} from '../contract.ts'
import { afterStep, monthStates, monthSteps, type MonthStep } from '../rules/month.ts'
import { timeHouse, type TimeHouse, type Worker } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let elena: Worker
let berta: Worker
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-05-05T10:00:00Z')
  house = await timeHouse(brand)
  const contract = { validFrom: '2026-04-01', rulePack: 'AT 2026.1', holidayRegion: 'AT', openingMinutes: 500 }
  elena = await house.worker('Elena', { contract: { ...contract, personnelNumber: '42' } })
  berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'], contract: { ...contract, openingMinutes: 0 } })
  for (let day = 1; day <= 30; day++) await worked(day)
})
afterAll(() => brand.close())

/**
 * Adds the recorded work for one day of April 2026: 7 hours. On the 20th it is only 3 hours, because half of this day is sick leave. Nothing is added
 * for weekends, Easter Monday (the 6th) and two days of leave (the 9th and 10th).
 */
async function worked(day: number): Promise<void> {
  const date = `2026-04-${String(day).padStart(2, '0')}`
  const weekday = Temporal.PlainDate.from(date).dayOfWeek
  if (weekday > 5 || day === 6 || day === 9 || day === 10) return
  const to = day === 20 ? '11:00' : '15:00'
  await house.must(
    rosterEndpoints.activities.create,
    {
      body: { user: elena.id, from: `${date}T08:00:00.000Z`, to: `${date}T${to}:00.000Z`, pauses: [], reason: 'Liste' },
    },
    berta.session,
  )
}

const april = { month: '2026-04', user: '' }
const step = (name: MonthStep, user = elena.id, as = berta.session, note = '') =>
  house.call(calls[name], { params: { ...april, user }, body: { note } }, as)
const read = async (as = berta.session) =>
  (await house.must(calls.list, { query: { month: '2026-04' } }, as)).people.find(({ user }) => user === elena.id)
const hash = async () =>
  (await brand.core.db.first<{ hash: string }>(sql`SELECT hash FROM time_months WHERE user_id = ${elena.id}`))?.hash

describe('Steps of a month (docs/rules/time-tracking.md, Month close)', () => {
  test.each(
    monthStates.flatMap((state) =>
      (['submit', 'return', 'approve', 'close'] as const).map((name) => [state, name] as const),
    ),
  )('from the state %s, the step %s', (state, name) => {
    const allowed: Record<string, string> = {
      'open submit': 'submitted',
      'submitted return': 'open',
      'submitted approve': 'approved',
      'approved return': 'open',
      'approved close': 'closed',
    }
    expect(afterStep(state, name)).toBe(allowed[`${state} ${name}`])
    expect(Object.keys(monthSteps)).toContain(name)
  })
})

describe('Month close', () => {
  test('leave and half a day of sickness are requested; while a request is open, the month cannot be approved', async () => {
    const leave = { kind: 'holiday' as const, from: '2026-04-09', to: '2026-04-10' }
    const sick = { kind: 'sick' as const, from: '2026-04-20', to: '2026-04-20', halfFirst: true }
    for (const one of [leave, sick])
      await house.must(requestEndpoints.ask, { params: elena.access, body: { leave: one } })
    expect(await house.call(calls.submitOwn, { params: { ...elena.access, month: '2026-04' } })).toMatchObject({
      ok: true,
      value: { state: 'submitted', submittedByName: 'Elena', problems: ['requests'] },
    })
    expect(await step('approve')).toMatchObject({ status: 409, errors: [{ code: 'time.month_blocked' }] })
    for (const { id } of await house.must(requestEndpoints.list, { query: { state: 'open' } }, berta.session))
      await house.must(requestEndpoints.decide, { params: { id }, body: { isApproved: true } }, berta.session)
  })

  test('the figures are target 169:24, worked 133:00 with half a day, credit 26:57, and nobody approves their own month', async () => {
    expect((await read())?.figures).toMatchObject({
      opening: 500,
      target: 10_164,
      worked: 18 * 420 + 180,
      credit: 1617,
      holidayCredit: 462,
      leave: 2,
      sick: 0.5,
      closing: 500 + 18 * 420 + 180 + 1617 - 10_164,
    })
    expect(await step('approve', berta.id)).toMatchObject({ status: 403, errors: [{ code: 'time.own_record' }] })
    const stranger = sessionOf(['ROLE_BACKOFFICE'], { branches: [], name: 'Otto' })
    expect((await step('approve', elena.id, stranger)).status).toBe(404)
  })

  test('returning a month needs a reason, which the person can read; then the month can be submitted again', async () => {
    expect(await step('return')).toMatchObject({ status: 422, errors: [{ field: 'note' }] })
    expect(await step('return', elena.id, berta.session, 'Der 14. fehlt')).toMatchObject({ ok: true })
    const own = await house.must(calls.own, { params: elena.access })
    expect(own.find(({ month }) => month === '2026-04')).toMatchObject({ state: 'open', note: 'Der 14. fehlt' })
    expect(await step('close')).toMatchObject({ status: 409, errors: [{ code: 'time.month_state' }] })
    await step('submit')
    expect(await step('approve')).toMatchObject({ ok: true, value: { state: 'approved', approvedByName: 'Berta' } })
  })

  test('twenty closes at once close the month once, and later writes do not change its hash', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => step('close')))
    expect(all.every(({ ok }) => ok)).toBe(true)
    const before = await hash()
    expect(before).toMatch(/^[0-9a-f]{64}$/)
    const refused = await house.call(
      rosterEndpoints.activities.create,
      {
        body: {
          user: elena.id,
          from: '2026-04-11T08:00:00.000Z',
          to: '2026-04-11T09:00:00.000Z',
          pauses: [],
          reason: 'Noch etwas',
        },
      },
      berta.session,
    )
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'time.month_closed' }] })
    expect(await step('return', elena.id, berta.session, 'Doch nicht')).toMatchObject({
      errors: [{ code: 'time.month_state' }],
    })
    expect(await hash()).toBe(before)
    await expect(
      brand.core.db.run(sql`UPDATE working_activities SET comment = 'x' WHERE user_id = ${elena.id}`),
    ).rejects.toThrow('closed')
    await expect(brand.core.db.run(sql`DELETE FROM time_corrections`)).rejects.toThrow('append-only')
  })

  test('a correction of a closed day is a counter entry in the open month; a further one books only the difference to the last', async () => {
    const [block] = await house.must(
      rosterEndpoints.activities.list,
      { query: { user: elena.id, from: '2026-04-14', to: '2026-04-14' } },
      berta.session,
    )
    const correct = (to: string, as = berta.session) =>
      house.call(
        calls.correct,
        {
          params: { ...april, user: elena.id },
          body: {
            activity: block?.id ?? null,
            after: { from: '2026-04-14T08:00:00.000Z', to },
            reason: 'Zwei Stunden fehlten',
          },
        },
        as,
      )
    expect(await correct('2026-04-14T17:00:00.000Z')).toMatchObject({
      ok: true,
      value: { minutes: 120, effectiveOn: '2026-04-14', postedOn: '2026-05-05' },
    })
    expect(await correct('2026-04-14T16:30:00.000Z')).toMatchObject({ ok: true, value: { minutes: -30 } })
    const may = await house.must(calls.list, { query: { month: '2026-05' } }, berta.session)
    expect(may.people.find(({ user }) => user === elena.id)?.figures).toMatchObject({
      opening: 500 + 18 * 420 + 180 + 1617 - 10_164,
      counters: [{ month: '2026-04', minutes: 90 }],
    })
    expect((await read())?.figures.worked).toBe(18 * 420 + 180)
    const query = { user: elena.id, from: '2026-04-14', to: '2026-04-14' }
    expect(await house.must(rosterEndpoints.corrections, { query }, berta.session)).toMatchObject([
      { counterMinutes: -30, byName: 'Berta' },
      { counterMinutes: 120 },
      { counterMinutes: null },
    ])
  })

  test('a correction that extends into an open month is refused, and so is one of an open day', async () => {
    const correct = (from: string, to: string) =>
      house.call(
        calls.correct,
        { params: { ...april, user: elena.id }, body: { activity: null, after: { from, to }, reason: 'Nachtdienst' } },
        berta.session,
      )
    expect(await correct('2026-05-04T08:00:00.000Z', '2026-05-04T10:00:00.000Z')).toMatchObject({
      errors: [{ code: 'time.month_not_closed' }],
    })
    expect(await correct('2026-04-14T09:00:00.000Z', '2026-04-14T10:00:00.000Z')).toMatchObject({
      errors: [{ code: 'time.overlap' }],
    })
    expect(await correct('2026-04-12T08:00:00.000Z', '2026-04-12T10:00:00.000Z')).toMatchObject({
      value: { minutes: 120 },
    })
  })

  test('sickness that is approved after the close credits its minutes in the open month, once', async () => {
    const sick = { kind: 'sick' as const, from: '2026-04-11', to: '2026-04-13' }
    const ask = () => house.must(requestEndpoints.ask, { params: elena.access, body: { leave: sick } })
    const { id } = await ask()
    await house.must(requestEndpoints.decide, { params: { id }, body: { isApproved: true } }, berta.session)
    const again = await ask()
    expect(
      await house.call(
        requestEndpoints.decide,
        { params: { id: again.id }, body: { isApproved: true } },
        berta.session,
      ),
    ).toMatchObject({ errors: [{ code: 'time.absence_overlap' }] })
    const { entries } = await house.must(requestEndpoints.account, { params: { user: elena.id } }, berta.session)
    expect(entries.at(-1)).toMatchObject({ kind: 'counter', effectiveOn: '2026-04-11', minutes: 462 })
  })

  test('May cannot be closed before it has ended, nor a month whose previous month is open', async () => {
    const may = { month: '2026-05', user: elena.id }
    expect(await house.call(calls.submit, { params: may, body: {} }, berta.session)).toMatchObject({
      errors: [{ code: 'time.month_blocked' }],
    })
    const people = (await house.must(calls.list, { query: { month: '2026-05' } }, berta.session)).people
    expect(people.find(({ user }) => user === berta.id)?.problems).toEqual(['notEnded', 'previous'])
    expect(people.find(({ user }) => user === elena.id)?.problems).toEqual(['notEnded'])
  })
})

describe('Payroll', () => {
  const exported = () =>
    house.call(payrollEndpoints.export, { body: { month: '2026-04', format: 'bmd' } }, berta.session)

  test('exports closed months only, reports what is missing, and a second export has nothing new', async () => {
    expect(await exported()).toMatchObject({ status: 422, errors: [{ code: 'time.payroll_setup' }] })
    const settings = { client: '77', consultant: '', costCentre: '', wageTypes: { work: '100', leave: '200' } }
    await house.must(payrollEndpoints.setSettings, { body: { ...settings, version: 0 } }, berta.session)
    expect(
      await house.call(payrollEndpoints.setSettings, { body: { ...settings, version: 0 } }, berta.session),
    ).toMatchObject({ status: 409 })
    const first = await exported()
    expect(first).toMatchObject({ ok: true, value: { people: 1, isDifference: false } })
    const id = first.ok ? first.value.id : ''
    const file = await house.must(payrollEndpoints.file, { params: { id } }, berta.session)
    expect(file).toBe('202604;77;42;;100;129,00;;;;;;;;\r\n202604;77;42;;200;2,00;;;;;;;;\r\n')
    expect(await exported()).toMatchObject({ errors: [{ code: 'time.nothing_new' }] })
    // The first file for another payroll program contains the whole month, although an earlier file had the same lines.
    const known = await house.must(payrollEndpoints.settings, {}, berta.session)
    const wider = { ...known, consultant: '12345', wageTypes: { ...known.wageTypes, sick: '300' } }
    await house.must(payrollEndpoints.setSettings, { body: wider }, berta.session)
    // A kind of hours got its wage type only after the first export, so the next export contains it.
    expect(await exported()).toMatchObject({ ok: true, value: { lines: 1, isDifference: true } })
    const other = { body: { month: '2026-04', format: 'lodas' as const } }
    expect(await house.call(payrollEndpoints.export, other, berta.session)).toMatchObject({
      ok: true,
      value: { people: 1, lines: 3, isDifference: false },
    })
    expect(await house.call(payrollEndpoints.export, other, berta.session)).toMatchObject({
      errors: [{ code: 'time.nothing_new' }],
    })
  })

  test('the settings are the same for the whole brand', async () => {
    await house.branch('zweites')
    const { version, ...settings } = await house.must(payrollEndpoints.settings, {}, berta.session)
    expect(
      await house.call(payrollEndpoints.setSettings, { body: { ...settings, client: '66', version } }, berta.session),
    ).toMatchObject({ ok: false, status: 403, errors: [{ code: 'auth.not_your_branches' }] })
  })

  test('files contain no people of other branches', async () => {
    const stranger = sessionOf(['ROLE_BACKOFFICE'], { branches: [], name: 'Otto' })
    expect(
      await house.call(payrollEndpoints.export, { body: { month: '2026-04', format: 'bmd' } }, stranger),
    ).toMatchObject({ errors: [{ code: 'time.nothing_closed' }] })
  })

  test('the time sheet has a row per day with its sums', async () => {
    const sheet = await house.must(calls.sheet, { params: { ...april, user: elena.id } }, berta.session)
    expect(sheet).toContain('"2026-04-20";"10:00";"13:00";"";"3:00";"7:42";"3:51";""')
    expect(sheet).toContain('"2026-04-06";"";"";"";"0:00";"7:42";"7:42";"Ostermontag"')
  })

  test('a reminder is sent once a day, in the language of the person', async () => {
    const remind = () => house.call(calls.remind, { params: { month: '2026-05', user: elena.id } }, berta.session)
    expect(await remind()).toMatchObject({ ok: true })
    expect(await remind()).toMatchObject({ errors: [{ code: 'time.already_reminded' }] })
    const [mail] = await brand.core.db.many<{ payload: { subject: string } }>(
      sql`SELECT payload FROM outbox WHERE topic = 'identity.staff-mail' AND payload ->> 'subject' LIKE 'Bitte%'`,
    )
    expect(mail?.payload.subject).toBe('Bitte reichen Sie Ihren Mai 2026 ein')
  })

  test('a contract of a closed month cannot be deleted', async () => {
    const list = await house.must(workingContractsEndpoints.list, { query: {} })
    const own = list.find(({ userId }) => userId === elena.id)
    expect(await house.call(workingContractsEndpoints.remove, { params: { id: own?.id ?? '' } })).toMatchObject({
      errors: [{ code: 'time.month_closed' }],
    })
    expect((await house.must(clockEndpoints.balances, { params: elena.access, query: {} })).account).toBeTypeOf(
      'number',
    )
  })
})
