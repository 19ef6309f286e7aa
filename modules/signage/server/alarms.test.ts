import { expect, test } from 'vitest'
import sql from 'sql-template-tag'
import type { StaffPerson } from '#modules/identity/ports.ts'
import { must } from '#testing/order-calls.ts'
import { signageDeviceEndpoints, signageStaffEndpoints } from '../contract.ts'
import { alarmJob } from './alarms.ts'
import { as, signageHouse, type TestHouse } from './testing/house.ts'

const person = (name: string, more: Partial<StaffPerson> = {}): StaffPerson => ({
  id: name,
  name,
  email: `${name}@example.de`,
  locale: 'de',
  roles: ['ROLE_BACKOFFICE'],
  branches: [],
  isEnabled: true,
  ...more,
})

/** A restaurant with a paired screen. `staff` returns its staff; they can get the mails about silent screens. */
async function watched(staff: (branch: string) => readonly StaffPerson[]) {
  const house: TestHouse = await signageHouse()
  const { own } = house
  const player = await house.pair()
  await player.beat()
  const job = () =>
    alarmJob(own.core, {
      branches: async () => [{ id: own.house, name: 'Gasthaus', timeZone: 'Europe/Berlin' }],
      staff: async () => staff(own.house),
    })
  // Two server processes run the job at the same time. A mail must still be sent only once.
  const jobs = [job(), job()]
  const look = () => Promise.all(jobs.map((one) => one.run(AbortSignal.timeout(60_000))))
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      own.clock.advance({ minutes: 1 })
      await look()
    }
  }
  const sent = async (topic = 'identity.staff-mail') =>
    (
      await own.core.db.many<{ payload: { name?: string; subject?: string } }>(
        sql`SELECT payload FROM outbox WHERE topic = ${topic} ORDER BY id`,
      )
    ).map(({ payload }) => payload)
  const state = async () => (await must(own.call(signageStaffEndpoints.states, {}, as)))[0]
  return { ...house, player, look, pass, sent, state }
}

test('a silent screen is reported once, although two processes check at once, and its return is reported once', async () => {
  const { own, player, look, pass, sent, state } = await watched((branch) => [
    person('Vroni', { branches: [branch] }),
    person('Kim', { branches: [branch], locale: 'en' }),
    person('Fremd', { branches: ['elsewhere'] }),
    person('Weg', { branches: [branch], isEnabled: false }),
    person('Chefin', { roles: ['ROLE_ADMIN'] }),
  ])
  await pass(9)
  expect(await sent()).toEqual([])
  await pass(1)
  const at = own.clock.epochMs()
  await pass(3)
  expect((await sent()).map(({ subject }) => subject).toSorted()).toEqual([
    'Schirm „Theke links“ (Gasthaus) meldet sich nicht',
    'Screen “Theke links” (Gasthaus) is silent',
  ])
  expect(await sent('signage.silent')).toEqual([{ deviceId: player.device.id, branchId: own.house }])
  expect(Date.parse((await state())?.alarmedAt ?? '')).toBe(at)
  await player.beat()
  await look()
  const [, , ...back] = await sent()
  expect(back.map(({ name, subject }) => [name, subject])).toEqual([
    ['Vroni', 'Schirm „Theke links“ (Gasthaus) ist wieder da'],
    ['Kim', 'Screen “Theke links” (Gasthaus) is back'],
  ])
  expect(await sent('signage.back')).toHaveLength(1)
  expect((await state())?.alarmedAt).toBeNull()
  await pass(10)
  expect(await sent('signage.silent')).toHaveLength(2)
})

test('outside its hours a screen is not missing; if a branch has no back office, the administrators get the mail', async () => {
  const { own, player, pass, sent } = await watched(() => [person('Chefin', { roles: ['ROLE_ADMIN'] })])
  // It is 12:30, so the hours of the screen have not begun yet.
  const screenHours = [{ type: 'daily' as const, from: '13:00', to: '01:00', isClosed: false }]
  const { id, version } = player.device
  await must(own.call(signageDeviceEndpoints.update, { params: { id }, body: { screenHours, version } }, as))
  await pass(39)
  expect(await sent()).toEqual([])
  await pass(1)
  expect((await sent()).map(({ name }) => name)).toEqual(['Chefin'])
})

test('a setting decides after how many minutes a mail is sent; without it none is sent; a disconnected screen is not missing', async () => {
  const { own, player, pass, sent } = await watched((branch) => [person('Vroni', { branches: [branch] })])
  const set = (silentMinutes: number | null, version: number) =>
    own.call(signageStaffEndpoints.changeSettings, { body: { webHosts: [], silentMinutes, version } }, as)
  expect(await must(own.call(signageStaffEndpoints.settings, {}, as))).toMatchObject({ silentMinutes: 10 })
  expect(await set(4, 0)).toMatchObject({ ok: false, status: 422 })
  await must(set(null, 0))
  await pass(20)
  await must(set(30, 1))
  await pass(5)
  expect(await sent()).toEqual([])
  expect(await set(20, 1)).toMatchObject({ ok: false, status: 409 })
  await must(own.call(signageStaffEndpoints.unpair, { params: { id: player.device.id } }, as))
  await pass(10)
  expect(await sent()).toEqual([])
})

test('a screen that was paired and never reported is missing as well', async () => {
  const { pass, player, sent, pair } = await watched((branch) => [person('Vroni', { branches: [branch] })])
  await pair('Fenster')
  await pass(9)
  await player.beat()
  await pass(1)
  expect((await sent()).map(({ subject }) => subject)).toContain('Schirm „Fenster“ (Gasthaus) meldet sich nicht')
})

test('screens of a branch that fall silent together give one mail, and an event each', async () => {
  const { pair, pass, sent } = await watched((branch) => [person('Vroni', { branches: [branch] })])
  const other = await pair('Fenster')
  await other.beat()
  await pass(10)
  const [mail, ...more] = await sent()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: '2 Schirme (Gasthaus) melden sich nicht',
    paragraphs: [expect.stringContaining('„Fenster“'), expect.stringContaining('„Theke links“'), expect.any(String)],
  })
  expect(await sent('signage.silent')).toHaveLength(2)
})

test('after an outage of the server screens get three minutes to report before a mail is sent', async () => {
  const { own, player, look, pass, sent } = await watched((branch) => [person('Vroni', { branches: [branch] })])
  own.clock.advance({ hours: 2 })
  await look()
  await pass(2)
  expect(await sent()).toEqual([])
  await player.beat()
  await pass(5)
  expect(await sent()).toEqual([])
  own.clock.advance({ hours: 2 })
  await look()
  await pass(3)
  expect(await sent()).toHaveLength(1)
})
