import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentEndpoints } from '../../contract.ts'
import { nina, pageDesk } from '../documents/testing/page-desk.ts'
import { sessionOf } from '#testing/sessions.ts'

let desk: Awaited<ReturnType<typeof pageDesk>>
beforeAll(async () => {
  desk = await pageDesk()
})
afterAll(() => desk.brand.close())

const bring = (csv: string, as = nina) => desk.brand.call(contentEndpoints.redirectImport, { body: { csv } }, { as })
const target = async (path: string) => {
  const found = await desk.brand.call(contentEndpoints.redirected, { query: { path } })
  return found.ok ? `${found.value.status} ${found.value.to}` : found.status
}

describe('redirects from a table (docs/rules/content.md, Redirects)', () => {
  test('lines become redirects; a known address gets the new target; a redirect to a page follows it when it moves', async () => {
    const id = await desk.newPage('karte', '<p>x</p>', true)
    expect(await bring('von;nach;art\r\n/alt/;/de/karte\r\n/facebook;https://social.example/x;302\r\n')).toMatchObject({
      ok: true,
      value: { created: 2, changed: 0 },
    })
    expect([await target('/alt'), await target('/facebook')]).toEqual(['301 /de/karte', '302 https://social.example/x'])
    expect(await bring('/facebook,/de/karte')).toMatchObject({ value: { created: 0, changed: 1 } })
    await desk.save(id, (await desk.draft(id)).revision, { path: 'speisekarte' })
    await desk.publish(id)
    expect([await target('/alt'), await target('/facebook')]).toEqual(['301 /de/speisekarte', '301 /de/speisekarte'])
  })

  test('each invalid line is reported, and nothing is written', async () => {
    const refused = await bring('/gut;/de/speisekarte\n/api/x;/y\nx;/y\n/rund;/rund\n/z;/y;307')
    expect(refused).toMatchObject({ ok: false })
    expect(!refused.ok && refused.errors.map(({ code, field }) => [field, code])).toEqual([
      ['line.2', 'redirect.reserved'],
      ['line.3', 'redirect.from'],
      ['line.4', 'redirect.loop'],
      ['line.5', 'redirect.line'],
    ])
    expect(await target('/gut')).toBe(404)
  })

  test('at most a thousand lines are accepted, and only from staff who may change the website', async () => {
    expect(await bring('\n')).toMatchObject({ status: 422, errors: [{ code: 'redirect.table', field: 'csv' }] })
    expect(await bring('/a;/b\n'.repeat(1001))).toMatchObject({ errors: [{ code: 'redirect.table' }] })
    const one = sessionOf(['ROLE_BACKOFFICE'], { name: 'Eine Filiale', branches: [] })
    expect(await bring('/a;/b', one)).toMatchObject({ status: 403 })
  })
})

test('the circle that a redirect would make is reported, with the redirects that belong to it', async () => {
  const way = (query: { from: string; to: string }) =>
    desk.brand.call(contentEndpoints.redirectWay, { query }, { as: nina })
  await bring('/eins;/zwei')
  expect(await way({ from: '/zwei', to: '/eins' })).toMatchObject({
    value: { way: ['/zwei', '/eins', '/zwei'], others: [{ from: '/eins', origin: 'manual' }] },
  })
  expect(await way({ from: '/zwei', to: '/drei' })).toMatchObject({ value: { way: [], others: [] } })
})
