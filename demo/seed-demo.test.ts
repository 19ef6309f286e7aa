import { describe, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { homePaths } from '#modules/content/rules/site-paths.ts'
import { readInit } from '#contract/init.ts'
import { quoteRide } from '#modules/booking/rules/quote-ride.ts'
import { toDecimal } from '#kernel/money.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { request, testBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import sql from 'sql-template-tag'
import { donau } from './donau/demo.ts'
import { lindwurm } from './lindwurm/demo.ts'
import { seedDemo } from '#apps/server/compose/seed-demo.ts'

const initOf = async (call: ReturnType<typeof request>['call']) => {
  const answer = await call(contentEndpoints.init)
  if (!answer.ok) throw new Error('no initial load')
  return readInit(answer.value as { url: string; data: unknown }[])
}

describe('the demo business', () => {
  test('is complete, has the prices of the design, and is seeded once', async () => {
    const brand = await testBrand({ demo: true })
    const { call } = request(brand)
    expect(await seedDemo(brand.core, donau)).toBe(true)
    expect(await seedDemo(brand.core, donau)).toBe(false)
    const init = await initOf(call)
    expect(init.config.shopName).toBe('Donau Chauffeur')
    expect(init.sites.map(({ locale, path }) => `${locale}/${path}`).toSorted()).toEqual([
      'de/startseite',
      'de/ueber-uns',
      'en/about',
      'en/home',
    ])
    for (const [locale, path] of Object.entries(homePaths)) {
      const page = await call(contentEndpoints.page, { query: { locale: locale as 'de', path } })
      expect(page.ok && page.value.content[0]?.type).toBe('hero')
    }
    // Vienna airport to Bratislava is 61.9 km. The guest pays 51 km in the home country and 12 km abroad, because both distances are
    // rounded up.
    const [branch] = init.branches
    const segments = [
      { country: 'AT', metres: 50_300 },
      { country: 'SK', metres: 11_600 },
    ]
    const prices = init.products.map((product) => {
      const price = quoteRide(product, segments, [], {
        homeCountry: branch?.homeCountry ?? '',
        countryTaxes: branch?.countryTaxes ?? {},
      })
      return [product.name, price.ok ? toDecimal(price.value.pricing.totalGross) : price.code]
    })
    expect(prices).toEqual([
      ['Business', 136.2],
      ['First Class', 204.3],
      ['Van', 170.25],
    ])
  })

  test('a start that was interrupted while placing orders is continued by the next start', async () => {
    const brand = await testBrand({ demo: true })
    await seedDemo(brand.core, donau)
    const count = () => brand.core.db.first(sql`SELECT count(*) AS orders FROM orders`)
    const all = await count()
    await brand.core.db.run(sql`DELETE FROM orders WHERE id IN (SELECT id FROM orders ORDER BY id DESC LIMIT 3)`)
    await brand.core.db.run(sql`UPDATE config SET settings = settings || '{"demoOrdersUnfinished": true}'`)
    expect(await Promise.all([seedDemo(brand.core, donau), seedDemo(brand.core, donau)])).toContain(true)
    expect(await count()).toEqual(all)
    expect(await seedDemo(brand.core, donau)).toBe(false)
  })

  test('its board has current orders and does not ring: one new ride, one that waits for the guest, no mails about the past', async () => {
    const brand = await testBrand({ demo: true })
    const { call } = request(brand)
    await seedDemo(brand.core, donau)
    const board = await call(orderingEndpoints.current, {}, { as: admin() })
    const states = board.ok
      ? board.value.map(({ state, counterAppointment }) => (counterAppointment ? 'proposed' : state))
      : []
    expect(states.toSorted()).toEqual(['confirmed', 'confirmed', 'confirmed', 'in-delivery', 'proposed', 'waiting'])
    const missed = await call(orderingEndpoints.missed, {}, { as: admin() })
    expect(missed.ok && missed.value).toEqual([])
    // Other programs are notified of new products, as after any change by staff.
    expect(await brand.core.db.many(sql`SELECT DISTINCT topic FROM outbox`)).toEqual([{ topic: 'product.created' }])
    const history = await call(orderingEndpoints.history, {}, { as: admin() })
    expect(history.ok && new Set(history.value.map(({ state }) => state)).size).toBeGreaterThanOrEqual(5)
  })
})

test('a new business starts with its name and a start page in both languages', async () => {
  const brand = await testBrand()
  await brand.runtime.opened.setUp?.('Taxi Huber')
  await brand.runtime.opened.setUp?.('Nicht noch einmal')
  const init = await initOf(request(brand).call)
  expect(init.config.shopName).toBe('Taxi Huber')
  expect(init.sites.map(({ path }) => path).toSorted()).toEqual(['home', 'startseite'])
})

test('the demo restaurant has its menu, its branches and its tables', async () => {
  const brand = await testBrand({ demo: true })
  expect(await seedDemo(brand.core, lindwurm)).toBe(true)
  expect(await seedDemo(brand.core, lindwurm)).toBe(false)
  const { call } = request(brand)
  const init = await initOf(call)
  expect(init.branches.map(({ name }) => name)).toEqual([
    'Gasthaus Lindwurm',
    'Lindwurm Café Wien',
    'Lindwurm Gästeshuttle',
  ])
  const products = await call(catalogueEndpoints.publicProducts, { query: { pageSize: 1 } })
  expect(products.ok && products.meta?.total).toBeGreaterThanOrEqual(60)
  expect(init.tables).toHaveLength(18)
})
