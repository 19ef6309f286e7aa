import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { type RideBrand, rideBrand } from '#testing/ride-brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { escalationEndpoints as calls } from '../contract.ts'
import { defaultLadder, type Ladder } from '../rules/ladder.ts'

const ladder: Ladder = {
  ...defaultLadder,
  isOn: true,
  people: [
    { name: 'Anna', phone: '+436641234567' },
    { name: 'Bert', phone: '+4312345678' },
  ],
}

async function open(set = ladder): Promise<RideBrand> {
  const brand = await rideBrand({ publicUrl: 'https://donau.example' })
  const input = { params: { branchId: brand.a }, body: { version: 0, ladder: set } }
  await must(brand.call(calls.set, input, { as: admin() }))
  return brand
}

/** Advances the clock by these minutes, then runs all jobs that are due and sends all outbox messages. */
async function minutesPass(brand: RideBrand, minutes: number): Promise<void> {
  brand.clock.advance({ minutes })
  await brand.runJobs()
  await brand.drain()
}

const told = async (brand: RideBrand, placed: { uid: string }) =>
  (await brand.order(placed)).timeline
    .filter(({ action }) => action.startsWith('escalation-'))
    .map(({ action, note }) => [action, note])

test('if nobody reacts, each step is taken once at its minute; the timeline shows the step and the people who were reached', async () => {
  const brand = await open()
  const placed = await brand.place()
  await minutesPass(brand, 1)
  expect(await told(brand, placed)).toEqual([])
  await minutesPass(brand, 1)
  await minutesPass(brand, 4)
  await minutesPass(brand, 4)
  await minutesPass(brand, 30)
  expect(await told(brand, placed)).toEqual([
    ['escalation-push', 'Niemand wurde erreicht: Es ist kein Gerät und keine Nummer eingerichtet.'],
    ['escalation-sms', 'Anna +436641234567, Bert +4312345678'],
    ['escalation-call', 'Anna +436641234567, Bert +4312345678'],
  ])
  // Only one SMS was sent: the other number is a landline.
  expect(await brand.core.db.many(sql`SELECT to_number, text FROM sms_messages`)).toEqual([
    {
      to_number: '+436641234567',
      text: `Donau Chauffeur: ${placed.uid} wartet seit 6 Minuten. Bitte im Backoffice antworten.`,
    },
  ])
})

const decide = async (brand: RideBrand, id: string, version: number) =>
  must(brand.call(orderingEndpoints.confirm, { params: { id }, body: { version } }, { as: admin() }))

test('no steps are taken once somebody has accepted the order, or in a branch without a ladder', async () => {
  const brand = await open()
  const accepted = await brand.place()
  const { id, version } = await brand.order(accepted)
  const elsewhere = await brand.place(brand.draft({ branch: brand.b, lastName: 'Huber' }))
  await decide(brand, id, version)
  await minutesPass(brand, 20)
  expect([await told(brand, accepted), await told(brand, elsewhere)]).toEqual([[], []])
})

test('the steps go on if somebody only opened the order', async () => {
  const brand = await open()
  const opened = await brand.place()
  const { id } = await brand.order(opened)
  await must(brand.call(orderingEndpoints.seen, { params: { id } }, { as: admin() }))
  await minutesPass(brand, 20)
  expect(await told(brand, opened)).toHaveLength(3)
})

test('a step that was queued before somebody reacted is not taken any more', async () => {
  const brand = await open()
  const placed = await brand.place()
  brand.clock.advance({ minutes: 3 })
  await brand.runJobs()
  const { id, version } = await brand.order(placed)
  await decide(brand, id, version)
  await brand.drain()
  expect(await told(brand, placed)).toEqual([])
})

test('only staff of the branch can read and set its steps; an old version and an invalid phone number are refused', async () => {
  const brand = await open()
  const ofB = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.b] })
  const params = { branchId: brand.a }
  expect((await brand.call(calls.get, { params }, { as: ofB })).status).toBe(404)
  expect((await brand.call(calls.set, { params, body: { version: 1, ladder } }, { as: ofB })).status).toBe(404)
  expect(await brand.call(calls.set, { params, body: { version: 0, ladder } }, { as: admin() })).toMatchObject({
    status: 409,
    data: { version: 1, ladder },
  })
  const wrong = { ...ladder, people: [{ name: 'x', phone: '0664' }] }
  expect((await brand.call(calls.set, { params, body: { version: 1, ladder: wrong } }, { as: admin() })).status).toBe(
    422,
  )
})
