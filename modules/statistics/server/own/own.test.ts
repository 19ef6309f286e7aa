import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { giveRoles } from '#testing/give-roles.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import type { Role } from '#contract/roles.ts'
import type { Session } from '#platform/module.ts'
import { ownStatistics as calls } from '../../contract/own.ts'
import { writeOrder } from '../testing/orders.ts'

let brand: RideBrand
let owner: Session
let editor: Session
beforeAll(async () => {
  brand = await rideBrand()
  // A Friday. The weekly mail is not due before the next Monday.
  brand.clock.set('2026-11-20T09:00:00Z')
  owner = await person('Olga', ['ROLE_ADMIN'], [], 'de')
  editor = await person('Emil', ['ROLE_BACKOFFICE'], [brand.b], 'en')
}, 60_000)
afterAll(() => brand.close())

async function person(name: string, roles: Role[], branches: string[], locale: 'de' | 'en'): Promise<Session> {
  const email = `${name.toLowerCase()}@example.at`
  const body = { name, email, roles: ['ROLE_EMPLOYEE' as const], branches, locale, password: 'lang-genug-2026' }
  const { id } = await must(brand.call(identityEndpoints.users.create, { body }, { as: chief }))
  await giveRoles(brand.core.db, id, roles)
  return sessionOf(roles, { name, userId: id, email, branches })
}
const save = (title: string, address: string, as = owner) =>
  brand.call(calls.saveView, { body: { title, address } }, { as })
const views = async (as = owner) =>
  (await must(brand.call(calls.views, {}, { as }))).map(({ title, address }) => [title, address])

describe('Saved views', () => {
  test('belong to one user; a view with the same title is replaced; no other user can delete them', async () => {
    const { id } = await must(save('Woche', 'ansicht=orders&tage=7'))
    await must(save('App', 'ansicht=revenue&herkunft=pwa'))
    await must(save('Woche', 'ansicht=orders&tage=14'))
    await must(brand.call(calls.removeView, { params: { id } }, { as: editor }))
    expect(await views()).toEqual([
      ['App', 'ansicht=revenue&herkunft=pwa'],
      ['Woche', 'ansicht=orders&tage=14'],
    ])
    expect(await views(editor)).toEqual([])
    await must(brand.call(calls.removeView, { params: { id } }, { as: owner }))
    expect((await views()).map(([title]) => title)).toEqual(['App'])
  })

  test.each(['javascript:alert(1)', 'a=<b>', '//evil.example', 'ansicht=orders&'])(
    'are refused with the invalid address %s',
    async (address) => expect(await save('X', address)).toMatchObject({ ok: false, status: 422 }),
  )

  test('are at most 20 per user, also when several are saved at once', async () => {
    const all = await Promise.all(Array.from({ length: 24 }, (_, n) => save(`Nr ${n}`, 'ansicht=orders', editor)))
    expect([all.filter(({ ok }) => ok).length, (await views(editor)).length]).toEqual([20, 20])
    expect(all.find(({ ok }) => !ok)).toMatchObject({ status: 422, errors: [{ code: 'statistics.too_many_views' }] })
  })
})

describe('The weekly mail', () => {
  const setMail = (as: Session, isOn = true) => must(brand.call(calls.setMail, { body: { isOn } }, { as }))
  const mails = async () =>
    (
      await brand.core.db.many<{ payload: { name: string; subject: string; paragraphs: string[]; locale: string } }>(
        sql`SELECT payload FROM outbox WHERE topic = 'identity.staff-mail' AND payload ->> 'template' = 'statistics.weekly' ORDER BY id`,
      )
    ).map(({ payload }) => payload)
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
  beforeEach(async () => {
    await brand.core.db.run(sql`DELETE FROM outbox`)
    await brand.core.db.run(sql`DELETE FROM stat_mails`)
  })

  test('is sent on the next Monday from 7 in the morning, once, with the same texts as the figures', async () => {
    await setMail(owner)
    await brand.runJobs()
    brand.clock.set('2026-11-23T05:59:00Z')
    await brand.runJobs()
    expect(await mails()).toEqual([])
    const placed = (createdAt: string, origin: string) =>
      writeOrder(brand.core.db, {
        branch: brand.a,
        origin,
        kind: 'food',
        state: 'completed',
        createdAt,
        completedAt: createdAt,
        lines: [{ name: 'Suppe', product: brand.vehicle, amount: 1, unit: 'amount', cents: 1000 }],
      })
    for (let n = 0; n < 30; n++) await placed('2026-11-18T12:00:00Z', n < 20 ? 'pwa' : 'web')
    for (let n = 0; n < 10; n++) await placed('2026-11-11T12:00:00Z', 'web')
    brand.clock.set('2026-11-23T06:10:00Z')
    await brand.runJobs()
    await brand.runJobs()
    const [mail, ...more] = await mails()
    expect([mail?.name, plain(mail?.subject), more]).toEqual(['Olga', 'Ihre Woche 16.–22. November', []])
    expect(mail?.paragraphs.map(plain)).toEqual([
      expect.stringMatching(/^30 Bestellungen, .*300,00.* Umsatz\.$/),
      'Das hat sich am meisten geändert:',
      'Bestellungen über App (PWA): 20, in der Woche davor 0 (neu).',
      'Bestellungen: 30, in der Woche davor 10 (+200 %).',
      '„Suppe“ wurde 30-mal bestellt, in der Woche davor 10-mal.',
      expect.stringContaining('Umsatz zählt'),
    ])
  })

  test('is written once by two processes at the same time, and again a week later', async () => {
    brand.clock.set('2026-12-04T09:00:00Z')
    await setMail(owner)
    await setMail(editor)
    brand.clock.set('2026-12-07T09:00:00Z')
    await Promise.all([brand.runJobs(), brand.runJobs()])
    expect((await mails()).map(({ name, locale }) => [name, locale]).toSorted()).toEqual([
      ['Emil', 'en'],
      ['Olga', 'de'],
    ])
    brand.clock.set('2026-12-14T09:00:00Z')
    await brand.runJobs()
    expect((await mails()).length).toBe(4)
  })

  test('contains only the branches of the user, and ends when it is switched off', async () => {
    brand.clock.set('2026-12-18T09:00:00Z')
    await setMail(owner)
    await setMail(editor)
    await setMail(owner, false)
    brand.clock.set('2026-12-21T09:00:00Z')
    await brand.runJobs()
    const [mail, ...more] = await mails()
    expect([mail?.name, mail?.paragraphs, more]).toEqual([
      'Emil',
      ['There was no order in this week or the one before.'],
      [],
    ])
  })
})
