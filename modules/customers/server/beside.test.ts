import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectionsEndpoints } from '#modules/connections/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { type Customer, customersEndpoints as crud } from '../contract.ts'
import { besideEndpoints as calls } from '../contract/beside.ts'
import { splitVat } from './vat/vies.ts'

let brand: RideBrand
let vies: Server
let answer: { status: number; body: unknown }
const asked: unknown[] = []
beforeAll(async () => {
  brand = await rideBrand({ allowsPrivateAddresses: () => true })
  vies = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      asked.push(JSON.parse(text))
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => vies.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  asked.length = 0
})
afterAll(async () => {
  vies.close()
  await brand.close()
})

const create = (body: object): Promise<Customer> => must(brand.call(crud.create, { body }, { as: chief }))
const read = (id: string): Promise<Customer> => must(brand.call(crud.get, { params: { id } }, { as: chief }))
const change = (
  id: string,
  body: { version: number; allowsMail?: boolean; allowsMailOrigin?: 'phone' | null; vatNumber?: string },
) => brand.call(crud.update, { params: { id }, body }, { as: chief })
const check = ({ id, version }: Customer) =>
  brand.call(calls.checkVat, { params: { id }, body: { version } }, { as: chief })

test('consent to mail needs its origin and is stored with its time; both are deleted when the consent is withdrawn', async () => {
  const guest = await create({ firstName: 'Ida', email: 'ida@example.at' })
  expect(await change(guest.id, { version: guest.version, allowsMail: true })).toMatchObject({
    ok: false,
    status: 422,
    errors: [{ code: 'customer.consent_origin', field: 'allowsMailOrigin' }],
  })
  const agreed = await must(change(guest.id, { version: guest.version, allowsMail: true, allowsMailOrigin: 'phone' }))
  expect([agreed.allowsMailOrigin, Date.parse(agreed.allowsMailAt ?? '')]).toEqual([
    'phone',
    brand.clock.now().epochMilliseconds,
  ])
  brand.clock.advance({ hours: 1 })
  const renamed = await must(change(guest.id, { version: agreed.version, vatNumber: 'ATU00000000' }))
  expect(renamed.allowsMailAt).toBe(agreed.allowsMailAt)
  const back = await must(change(guest.id, { version: renamed.version, allowsMail: false }))
  expect([back.allowsMail, back.allowsMailOrigin, back.allowsMailAt]).toEqual([false, null, null])
})

test('without the connection no request is sent, and the number stays unchecked', async () => {
  const firm = await create({ firstName: 'Nora', isCompany: true, vatNumber: 'ATU12345678' })
  expect(firm.vatState).toBe('unchecked')
  expect(await check(firm)).toMatchObject({ ok: false, status: 409, errors: [{ code: 'customer.vat_not_set_up' }] })
  expect(asked).toEqual([])
})

test("the register is asked with the brand's own number; its response is stored with time and proof until the number changes", async () => {
  const url = `http://127.0.0.1:${(vies.address() as AddressInfo).port}`
  const values = { vatNumber: 'ATU99999999', url }
  await must(
    brand.call(connectionsEndpoints.save, { params: { name: 'vies' }, body: { version: 0, values } }, { as: chief }),
  )
  const firm = await create({ firstName: 'Otto', isCompany: true, vatNumber: 'de 811.115-368' })
  answer = { status: 200, body: { valid: true, requestIdentifier: 'WAPI1', name: 'Otto GmbH' } }
  expect(await must(check(firm))).toEqual({ state: 'valid', proof: 'WAPI1' })
  expect(asked).toEqual([
    { countryCode: 'DE', vatNumber: '811115368', requesterMemberStateCode: 'AT', requesterNumber: 'U99999999' },
  ])
  const checked = await read(firm.id)
  expect(checked).toMatchObject({ vatState: 'valid', vatProof: 'WAPI1' })
  expect(Date.parse(checked.vatCheckedAt ?? '')).toBe(brand.clock.now().epochMilliseconds)
  expect(await check(firm)).toMatchObject({ ok: false, status: 409 })
  const other = await must(change(firm.id, { version: checked.version, vatNumber: 'DE811115369' }))
  expect([other.vatState, other.vatProof, other.vatCheckedAt]).toEqual(['unchecked', '', null])
  answer = { status: 200, body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } }
  expect(await check(other)).toMatchObject({ ok: false, status: 502, errors: [{ code: 'customer.vat_silent' }] })
  expect((await read(firm.id)).vatState).toBe('unchecked')
  answer = { status: 200, body: { valid: false } }
  expect(await must(check(other))).toEqual({ state: 'invalid', proof: '' })

  // Private addresses are now forbidden, and the register's host name resolves to a private address. The check must fail without calling
  // the register.
  const again = await must(change(firm.id, { version: (await read(firm.id)).version, vatNumber: 'DE811115360' }))
  const before = asked.length
  Object.assign(brand.core.settings, { allowsPrivateAddresses: () => false })
  expect(await check(again)).toMatchObject({ ok: false, status: 502 })
  Object.assign(brand.core.settings, { allowsPrivateAddresses: () => true })
  expect(asked).toHaveLength(before)
})

test.each([
  ['ATU12345678', { countryCode: 'AT', vatNumber: 'U12345678' }],
  ['gr 123456789', { countryCode: 'EL', vatNumber: '123456789' }],
  ['CHE123456789', undefined],
  ['12345', undefined],
  ["AT'; DROP", undefined],
])('%s is split for the register', (typed, split) => expect(splitVat(typed)).toEqual(split))

test('a blocked guest is recognised by phone number or e-mail address only by staff of a branch where they ordered', async () => {
  await brand.place(
    brand.draft({ firstName: 'Udo', lastName: 'Lang', phone: '+43 664 7777777', email: 'udo@example.at' }),
  )
  brand.clock.advance({ seconds: 20 })
  await brand.runJobs()
  const [udo] = await must(brand.call(crud.list, { query: { search: 'udo@example.at' } }, { as: chief }))
  if (!udo) throw new Error('Udo is filed')
  const body = { version: udo.version, isBlocked: true, blockReason: 'Drei Mal nicht da', allergies: 'Nüsse' }
  await must(brand.call(crud.update, { params: { id: udo.id }, body }, { as: chief }))
  const known = (query: object, branch = brand.a) =>
    must(brand.call(calls.known, { query }, { as: sessionOf(['ROLE_FRONTDESK'], { branches: [branch] }) }))
  const seen = {
    name: 'Udo Lang',
    orderCount: 1,
    isBlocked: true,
    blockReason: 'Drei Mal nicht da',
    allergies: 'Nüsse',
  }
  expect(await known({ phone: '+436647777777' })).toMatchObject([seen])
  expect(await known({ email: 'UDO@example.at' })).toMatchObject([seen])
  expect(await known({ phone: '+436647777777' }, brand.b)).toEqual([])
  expect(await known({ phone: '+436640000000' })).toEqual([])
  expect(await known({})).toEqual([])
})
