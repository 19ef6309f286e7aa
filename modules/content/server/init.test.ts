import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { firstClass, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin, employee } from '#testing/sessions.ts'
import { request, testBrand } from '#testing/brand.ts'
import { contentEndpoints, siteEntity } from '../contract.ts'
import { readInit } from '#contract/init.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const chief = admin()
const visitor = async (from: Pick<RideBrand, 'call'> = brand) => {
  const answer = await from.call(contentEndpoints.init)
  if (!answer.ok) throw new Error('no init')
  return readInit(answer.value as { url: string; data: unknown }[])
}

describe('Initial load (specification §3; docs/rules/security.md, Rights)', () => {
  test('visitors get public records without internal fields and without hidden prices', async () => {
    const secret = await brand.call(
      catalogueEndpoints.products.create,
      { body: { ...firstClass, name: 'Geheim', isPublic: false } },
      { as: chief },
    )
    const hidden = await brand.call(
      catalogueEndpoints.products.create,
      {
        body: {
          ...firstClass,
          name: 'Auf Anfrage',
          price: 987.65,
          isPriceHidden: true,
          content: { discounts: [{ from: 1, price: 876.54 }] },
        },
      },
      { as: chief },
    )
    expect([secret.ok, hidden.ok]).toEqual([true, true])
    const { products, branches, config } = await visitor()
    expect(config.mapsCredit).toContain('GeoNames')
    expect(products.map(({ name, price }) => [name, price])).toEqual([
      ['First Class', 3.3],
      ['Auf Anfrage', null],
    ])
    expect(JSON.stringify(products)).not.toMatch(/Geheim|987\.65|876\.54/)
    expect(branches.map(({ identifier }) => identifier)).toEqual(['a', 'b'])
    expect(branches[0]).not.toHaveProperty('createdAt')
    expect(config.shopName).toBe('Donau Chauffeur')
  })

  test('visitors get the vehicles of the catalogue and the products that public pages show, however long the menu is', async () => {
    const dish = async (name: string, isPublic = true) => {
      const body = { name, type: 'simple' as const, price: 9.9, tax: 10, unit: 'amount' as const, isPublic }
      const made = await brand.call(catalogueEndpoints.products.create, { body }, { as: chief })
      if (!made.ok) throw new Error('no dish')
      return made.value.id
    }
    const [soup, , secret] = [await dish('Suppe'), await dish('Knödel'), await dish('Geheimsuppe', false)]
    const names = async () => (await visitor()).products.map(({ name }) => name)
    expect(await names()).toEqual(['First Class', 'Auf Anfrage'])
    const page = { path: 'speisen', name: 'Speisen', type: 'custom_site', isPublic: true }
    const content = [{ type: 'dishes' as const, title: 'Unsere Besten', products: [soup, secret] }]
    const body = siteEntity.input.parse({ ...page, content })
    const made = await brand.call(contentEndpoints.sites.create, { body }, { as: chief })
    if (!made.ok) throw new Error('no page')
    expect(await names()).toEqual(['First Class', 'Auf Anfrage', 'Suppe'])
    const { id, version } = made.value
    await brand.call(
      contentEndpoints.sites.update,
      { params: { id }, body: { isPublic: false, version } },
      { as: chief },
    )
    expect(await names()).toEqual(['First Class', 'Auf Anfrage'])
  })

  test('the roles that need a second factor are stored, and are sent to staff only', async () => {
    const before = await brand.call(contentEndpoints.config.get, {}, { as: chief })
    if (!before.ok) throw new Error('no settings')
    const body = { version: before.value.version, totpRoles: ['ROLE_ADMIN' as const] }
    const saved = await brand.call(contentEndpoints.config.save, { body }, { as: chief })
    expect(saved).toMatchObject({ ok: true, value: { totpRoles: ['ROLE_ADMIN'] } })
    expect(await brand.call(contentEndpoints.config.get, {}, { as: chief })).toMatchObject({
      value: { totpRoles: ['ROLE_ADMIN'] },
    })
    expect((await visitor()).config).not.toHaveProperty('totpRoles')
  })

  test('staff get the current user and the records that their role may read in their branches', async () => {
    const load = async (as: ReturnType<typeof admin>) => {
      const answer = await brand.call(contentEndpoints.init, {}, { as })
      return new Map(
        (answer.ok ? (answer.value as { url: string; data: unknown }[]) : []).map(({ url, data }) => [url, data]),
      )
    }
    const all = await load(chief)
    expect(all.has('/api/users/me')).toBe(true)
    expect(JSON.stringify(all.get('/api/products'))).toContain('Geheim')
    const few = await load(employee([brand.b]))
    expect(few.get('/api/branches')).toMatchObject([{ identifier: 'b' }])
    expect(JSON.stringify(few.get('/api/products'))).not.toContain('Geheim')
  })

  test('responds with 304 until any of its data changes', async () => {
    const get = (etag?: string) =>
      brand.app.inject({ url: '/api/init', headers: etag ? { 'if-none-match': etag } : {} })
    const first = await get()
    const etag = String(first.headers['etag'])
    expect((await get(etag)).statusCode).toBe(304)
    const config = await brand.call(contentEndpoints.config.get, {}, { as: chief })
    await brand.call(
      contentEndpoints.config.save,
      { body: { businessName: 'Neu GmbH', version: config.ok ? config.value.version : 0 } },
      { as: chief },
    )
    const after = await get(etag)
    expect(after.statusCode).toBe(200)
    expect(after.body).toContain('Neu GmbH')
  })

  test('a change is visible in another process', async () => {
    const second = await testBrand({ database: brand.database, automatic: false })
    const other = { call: request(second).call }
    const before = await visitor(other)
    const vehicle = before.products.find(({ name }) => name === 'First Class')
    const changed = await brand.call(
      catalogueEndpoints.products.update,
      { params: { id: brand.vehicle }, body: { price: 4.25, version: vehicle?.version ?? 0 } },
      { as: chief },
    )
    expect(changed.ok).toBe(true)
    await expect
      .poll(async () => (await visitor(other)).products.find(({ id }) => id === brand.vehicle)?.price)
      .toBe(4.25)
  })
})

describe('Settings and pages', () => {
  test('saving an older version is refused with the newer one', async () => {
    const config = await brand.call(contentEndpoints.config.get, {}, { as: chief })
    const version = config.ok ? config.value.version : 0
    const save = (shopName: string) =>
      brand.call(contentEndpoints.config.save, { body: { shopName, version } }, { as: chief })
    const answers = await Promise.all([save('Eins'), save('Zwei')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      errors: [{ code: 'record.stale' }],
      data: { version: version + 1 },
    })
  })

  test('settings of an older or a newer release can be read, and no setting is lost', async () => {
    const other = await rideBrand()
    await other.core.db.run(sql`UPDATE config SET settings = (settings - 'currency') || '{"fromTheFuture": 1}'`)
    const second = await testBrand({ database: other.database })
    const { call } = request(second)
    const config = await call(contentEndpoints.config.get, {}, { as: chief })
    expect(config).toMatchObject({ ok: true, value: { currency: 'EUR', shopName: 'Donau Chauffeur' } })
    await call(
      contentEndpoints.config.save,
      { body: { title: { de: 'x', en: 'y' }, version: config.ok ? config.value.version : 0 } },
      { as: chief },
    )
    const stored = await other.core.db.first<{ settings: object }>(sql`SELECT settings FROM config`)
    expect(stored?.settings).toMatchObject({ fromTheFuture: 1, currency: 'EUR', title: { de: 'x', en: 'y' } })
  })

  test('a published page is found by locale and path; a draft is not found', async () => {
    const page = siteEntity.input.parse({
      path: 'test',
      name: 'Test',
      isPublic: true,
      content: [{ type: 'text', html: '<p onclick="x()">Ja<script>alert(1)</script></p>' }],
    })
    await brand.call(contentEndpoints.sites.create, { body: page }, { as: chief })
    await brand.call(
      contentEndpoints.sites.create,
      { body: { ...page, path: 'draft', isPublic: false } },
      { as: chief },
    )
    const read = (path: string, locale: 'de' | 'en' = 'de') =>
      brand.call(contentEndpoints.page, { query: { path, locale } })
    expect(await read('test')).toMatchObject({ ok: true, value: { content: [{ html: '<p>Ja</p>' }] } })
    expect((await read('test', 'en')).status).toBe(404)
    expect((await read('draft')).status).toBe(404)
  })

  test('an identifier is unique', async () => {
    const again = await brand.call(
      branchesEndpoints.create,
      { body: { identifier: 'a', name: 'Noch eins' } },
      { as: chief },
    )
    expect(again).toMatchObject({ ok: false, status: 422, errors: [{ code: 'field.unique', field: 'identifier' }] })
  })
})

test('HTML that was written directly to the tables is cleaned when it is shown (docs/rules/security.md, Output)', async () => {
  const own = await testBrand()
  const { call } = request(own)
  const dirty = '<p>Impressum</p><script>alert(1)</script>'
  await call(contentEndpoints.config.save, { body: { shopName: 'Haus', version: 0 } }, { as: chief })
  const site = await call(
    contentEndpoints.sites.create,
    { body: { name: 'Seite', path: 'seite', isPublic: true, content: [{ type: 'text', html: '<p>x</p>' }] } },
    { as: chief },
  )
  expect(site.ok).toBe(true)
  await own.core.db.tx(async (tx) => {
    await tx.run(
      sql`UPDATE config SET settings = settings || ${JSON.stringify({ imprintText: { de: dirty, en: '' } })}::jsonb`,
    )
    await tx.run(sql`UPDATE sites SET content = ${JSON.stringify([{ type: 'text', html: dirty }])}::jsonb`)
    for (const name of ['config', 'site']) await own.core.snapshots.changed(tx, name)
  })
  const init = await visitor({ call })
  expect(init.config.imprintText.de).toBe('<p>Impressum</p>')
  const page = await call(contentEndpoints.page, { query: { locale: 'de', path: 'seite' } })
  expect(page.ok && page.value.content).toMatchObject([{ type: 'text', html: '<p>Impressum</p>' }])
  await own.close()
})
