import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf } from '#testing/brand.ts'
import { type FoodBrand, foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { imageTemplateEndpoints as calls } from '../contract.ts'
import { Layer } from '../contract/template.ts'
import { pictureAddress } from '../rules/picture-address.ts'
import { MOST_VERSIONS } from './versions.ts'

const as = { as: chief }
const shape = (color: string) => Layer.parse({ type: 'shape', id: 's', x: 0, y: 0, w: 10, h: 10, color })

let house: FoodBrand
beforeAll(async () => {
  house = await foodBrand()
})
afterAll(() => house.close())

const make = (identifier: string, more: object = {}) =>
  must(house.call(calls.create, { body: { identifier, name: identifier, layers: [shape('#000001')], ...more } }, as))
const put = async (id: string, version: number, body: object) =>
  (await must(house.call(calls.update, { params: { id }, body: { version, ...body } }, as))).version
const versions = (id: string, who = as) => house.call(calls.versions, { params: { id } }, who)
const colourOf = async (id: string, number: number) => {
  const { layers } = await must(house.call(calls.version, { params: { id, number } }, as))
  return layers.map((one) => (one.type === 'shape' ? one.color : one.type))
}

test('each saved drawing is a version with its author; changing only the name adds none', async () => {
  const { id, version } = await make('staende')
  const second = await put(id, version, { name: 'Anders' })
  const third = await put(id, second, { layers: [shape('#000002'), { ...shape('#000003'), id: 't' }] })
  const list = await must(versions(id))
  expect(list.map(({ by, layers, number }) => [number, by, layers])).toEqual([
    [third, chief.name, 2],
    [version, chief.name, 1],
  ])
  expect(await colourOf(id, version)).toEqual(['#000001'])
})

test('the picture is found at the address with its version, in both languages', async () => {
  const template = await make('bild')
  for (const locale of ['de', 'en'] as const) {
    const url = pictureAddress(template, locale)
    const answer = await house.app.inject({ url, headers: { cookie: cookieOf(chief) } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  }
})

test('a version is restored by saving it again: viewing it publishes and loses nothing', async () => {
  const { id, version } = await make('zurueck')
  const second = await put(id, version, { layers: [shape('#000002')] })
  const { canvas, layers } = await must(house.call(calls.version, { params: { id, number: version } }, as))
  expect((await must(house.call(calls.get, { params: { id } }, as))).version).toBe(second)
  const third = await put(id, second, { canvas, layers })
  expect(await colourOf(id, third)).toEqual(['#000001'])
  expect(await colourOf(id, second)).toEqual(['#000002'])
})

test('a template without versions stores its drawing as one when it changes', async () => {
  const { id, version } = await make('alt')
  await house.core.db.run(sql`DELETE FROM image_template_versions WHERE template_id = ${id}`)
  await put(id, version, { layers: [] })
  expect((await must(versions(id))).map(({ number, by }) => [number, by])).toEqual([
    [version + 1, chief.name],
    [version, ''],
  ])
  expect(await colourOf(id, version)).toEqual(['#000001'])
})

test('only the newest versions are kept, and they are deleted with the template', async () => {
  const { id, version } = await make('viele')
  await house.core.db.run(sql`INSERT INTO image_template_versions
    SELECT ${id}, -n, now(), '', '{}', '[]' FROM generate_series(1, ${MOST_VERSIONS + 5}) AS n`)
  await put(id, version, { layers: [] })
  const list = await must(versions(id))
  expect([list.length, list[0]?.number]).toEqual([MOST_VERSIONS, version + 1])
  // A version that contains unknown types of layers is treated as missing (404).
  expect(await house.call(calls.version, { params: { id, number: 1_000_000 } }, as)).toMatchObject({ status: 404 })
  await must(house.call(calls.remove, { params: { id } }, as))
  expect(
    await house.core.db.first(sql`SELECT 1 AS found FROM image_template_versions WHERE template_id = ${id}`),
  ).toBeUndefined()
})

test('a person who may not see the template cannot see its versions', async () => {
  const { id, version } = await make('fremd', { branches: [crypto.randomUUID()].slice(1) })
  const nobody = sessionOf(['ROLE_FRONTDESK'])
  expect(await versions(id, { as: nobody })).toMatchObject({ ok: false, status: 403 })
  expect(await house.call(calls.version, { params: { id, number: version } }, { as: nobody })).toMatchObject({
    ok: false,
    status: 403,
  })
})
