import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { employee } from '#testing/sessions.ts'
import { feedEndpoints as calls } from '../contract.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const open = (body: object) => brand.call(calls.create, { body: { name: 'Wagen 1', ...body } }, { as: chief })
const read = (path: string, headers: Record<string, string> = {}) => brand.app.inject({ url: path, headers })
/** The text of a calendar file. The file format splits long lines; this function joins them again. */
const textOf = (answer: { body: string }) => answer.body.replaceAll('\r\n ', '')
const step = async (uid: string, what: 'confirm' | 'cancel') => {
  const { id, version } = await brand.order({ uid })
  const body = what === 'cancel' ? { version, message: 'Motorschaden' } : { version }
  await must(brand.call(orderingEndpoints[what], { params: { id }, body }, { as: chief }))
}

test('a calendar of a vehicle contains its accepted rides, without name, phone number and e-mail address of the guest', async () => {
  const { path } = await must(open({ vehicle: brand.vehicle }))
  const accepted = await brand.place()
  const waiting = await brand.place()
  await step(accepted.uid, 'confirm')
  const answer = await read(path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = textOf(answer)
  expect(text).toContain('SUMMARY:Flughafen Wien → Bratislava')
  expect(text).toContain(`Fahrt ${accepted.uid}`)
  expect(text).toContain('Flug OS 202')
  expect(text).toContain('STATUS:CONFIRMED')
  expect(text).not.toContain(waiting.uid)
  for (const secret of ['Pichler', 'Eva', '1234567', 'example.com', 'Praterstraße']) expect(text).not.toContain(secret)
})

test('a cancelled ride keeps UID and time, gets a higher sequence, and no longer shows its places', async () => {
  const { path } = await must(open({ branch: brand.a }))
  const { uid } = await brand.place()
  await step(uid, 'confirm')
  const eventOf = async () => {
    const { id } = await brand.order({ uid })
    const events = textOf(await read(path)).split('BEGIN:VEVENT')
    return events.find((one) => one.includes(`UID:${id}@servus`)) ?? ''
  }
  const line = (event: string, name: string) => event.split('\r\n').find((one) => one.startsWith(name)) ?? ''
  const before = await eventOf()
  await step(uid, 'cancel')
  const after = await eventOf()
  expect(line(after, 'DTSTART')).toBe(line(before, 'DTSTART'))
  expect(line(after, 'DTSTART')).toMatch(/^DTSTART:\d{8}T\d{6}Z$/)
  expect(line(after, 'STATUS')).toBe('STATUS:CANCELLED')
  expect(line(after, 'SUMMARY')).toBe(`SUMMARY:Storniert: Fahrt ${uid}`)
  const sequence = (event: string) => Number(line(event, 'SEQUENCE').split(':')[1])
  expect(sequence(after)).toBeGreaterThan(sequence(before))
  expect(after).not.toContain('Bratislava')
})

test('a calendar that did not change is not sent again', async () => {
  const { path } = await must(open({ branch: brand.a }))
  const { headers } = await read(path)
  const again = await read(path, { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a calendar does not contain rides of another branch', async () => {
  const { path } = await must(open({ branch: brand.b, vehicle: brand.vehicle }))
  expect((await read(path)).body).not.toContain('VEVENT')
})

test('only a hash is stored; a closed calendar is not found, and a wrong address gives nothing', async () => {
  const made = await must(open({ vehicle: brand.vehicle, name: 'Wird geschlossen' }))
  const token = made.path.split('/').at(-2) ?? ''
  const listed = await must(brand.call(calls.list, {}, { as: chief }))
  expect(JSON.stringify(listed)).not.toContain(token)
  await must(brand.call(calls.revoke, { params: { id: made.id } }, { as: chief }))
  expect((await read(made.path)).statusCode).toBe(404)
  expect((await read(made.path.replace(token, 'x'.repeat(token.length)))).statusCode).toBe(404)
  expect(JSON.stringify(brand.logged)).not.toContain(token)
})

test('a calendar without vehicle and branch, with an unknown vehicle, or by a person who is not an administrator is refused', async () => {
  const refusal = async (body: object) => {
    const answer = await open(body)
    return answer.ok ? 'ok' : `${answer.errors[0]?.code} ${answer.errors[0]?.field}`
  }
  expect(await refusal({})).toBe('integration.feed_of_what vehicle')
  expect(await refusal({ vehicle: brand.a })).toBe('field.choice vehicle')
  expect(await refusal({ branch: brand.vehicle })).toBe('field.choice branch')
  const body = { name: 'Meiner', vehicle: brand.vehicle }
  expect(await brand.call(calls.create, { body }, { as: employee([brand.a]) })).toMatchObject({
    ok: false,
    status: 403,
  })
})
