import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { type RideBrand, rideBrand } from '#testing/ride-brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { mailTextEndpoints as calls } from '../contract/mail-texts.ts'
import type { MessageRow } from './delivery/rows.ts'

const params = { kind: 'ride', event: 'received', locale: 'de' } as const
const text = {
  subject: 'Danke, {{gast.vorname}}: {{bestellung.nummer}}',
  intro: 'Grüß Gott {{gast.name}},\n\nwir melden uns. {{standort.name}}',
  footer: 'Fragen? {{betrieb.name}}',
}
const as = { as: admin() }
const mails = (brand: RideBrand, template: string) =>
  brand.core.db.many<MessageRow>(sql`SELECT * FROM messages WHERE template = ${template} ORDER BY id`)

test('the standard texts can be read with placeholders, for each kind of order and in both languages', async () => {
  const brand = await rideBrand()
  const { kinds, mails: all } = await must(brand.call(calls.list, {}, as))
  expect(kinds).toEqual([
    { kind: 'ride', label: 'Fahrten' },
    { kind: 'food', label: 'Bestellungen' },
  ])
  // Rides are never ready for pickup.
  expect(all).toHaveLength(2 * (8 * 2 + 3) - 2)
  expect(all.filter((one) => one.event === 'ready').map((one) => one.kind)).toEqual(['food', 'food'])
  expect(all.find((one) => one.kind === 'ride' && one.event === 'confirmed' && one.locale === 'de')).toMatchObject({
    version: 0,
    text: { subject: 'Ihre Fahrt {{bestellung.nummer}} ist bestätigt' },
  })
  expect((await brand.call(calls.list, {}, { as: sessionOf(['ROLE_BACKOFFICE']) })).status).toBe(403)
})

test("the next mail has the brand's text in both parts, escaped; order and button stay; the standard text can be restored", async () => {
  const brand = await rideBrand({ publicUrl: 'https://donau.example' })
  const set = await must(brand.call(calls.set, { params, body: { version: 0, text } }, as))
  expect(set).toMatchObject({ version: 1, text })
  const placed = await brand.place(brand.draft({ firstName: '<b>{{status.link}}</b>' }))
  await brand.drain()
  const [mail] = await mails(brand, 'order.received')
  expect(mail?.subject).toBe(`Danke, <b>{{status.link}}</b>: ${placed.uid}`)
  expect(mail?.text).toContain('wir melden uns. Haus a')
  expect(mail?.text).toContain('Fragen? Donau Chauffeur')
  expect(mail?.html).toContain('Grüß Gott &lt;b&gt;{{status.link}}&lt;/b&gt; Pichler')
  expect(mail?.html).toContain(`https://donau.example/de/status/${placed.uid}/`)
  await must(brand.call(calls.reset, { params }, as))
  await brand.place(brand.draft({ lastName: 'Huber' }))
  await brand.drain()
  expect((await mails(brand, 'order.received')).at(-1)?.subject).toMatch(/^Ihre Anfrage .* ist bei uns$/)
})

test('a text with an unknown placeholder is refused with a suggestion; an old version is refused, too; nothing is stored', async () => {
  const brand = await rideBrand()
  const set = (version: number, changed: object) =>
    brand.call(calls.set, { params, body: { version, text: { ...text, ...changed } } }, as)
  expect(await set(0, { intro: '{{gast.nahme}}' })).toMatchObject({
    status: 422,
    errors: [{ code: 'mailText.misspelt', field: 'text.intro', message: expect.stringContaining('gast.name') }],
  })
  expect(await set(0, { footer: '{{wetter}}' })).toMatchObject({ errors: [{ code: 'mailText.unknown' }] })
  expect((await set(0, { subject: ' ' })).status).toBe(422)
  expect((await set(1, {})).status).toBe(409)
  expect(await brand.core.db.many(sql`SELECT * FROM mail_texts`)).toEqual([])
  const [one, two] = await Promise.all([set(0, {}), set(0, { footer: '' })])
  expect([one.status, two.status].toSorted()).toEqual([200, 409])
})

test('preview and test mail use the latest order; without an order both report that', async () => {
  const brand = await rideBrand()
  expect(await must(brand.call(calls.preview, { params, body: { text } }, as))).toEqual({
    subject: '',
    html: '',
    text: '',
  })
  expect((await brand.call(calls.test, { params, body: { text } }, as)).status).toBe(409)
  const placed = await brand.place()
  await brand.drain()
  expect(await must(brand.call(calls.preview, { params, body: { text } }, as))).toMatchObject({
    order: placed.uid,
    subject: `Danke, Eva: ${placed.uid}`,
  })
  const house = { kind: 'ride', event: 'placed', locale: 'de' } as const
  expect(await must(brand.call(calls.preview, { params: house, body: { text } }, as))).toMatchObject({
    order: placed.uid,
  })
  await must(brand.call(calls.test, { params, body: { text } }, as))
  expect(await mails(brand, 'mail-text.test')).toMatchObject([
    { to_address: admin().email, subject: `Danke, Eva: ${placed.uid}`, order_id: null },
  ])
})

test('the preview takes the newest order of the kind, also if it has ended and no mail was ever sent about it', async () => {
  const brand = await rideBrand()
  const placed = await brand.place()
  await brand.drain()
  await brand.core.db.run(sql`DELETE FROM messages`)
  await brand.core.db.run(sql`UPDATE orders SET state = 'rejected'`)
  const seen = await must(brand.call(calls.preview, { params, body: { text } }, as))
  expect(seen).toMatchObject({ order: placed.uid, subject: `Danke, Eva: ${placed.uid}` })
})
