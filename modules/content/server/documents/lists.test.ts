import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentEndpoints } from '../../contract.ts'
import { nina, pageDesk, text } from './testing/page-desk.ts'

let desk: Awaited<ReturnType<typeof pageDesk>>
beforeAll(async () => {
  desk = await pageDesk()
})
afterAll(() => desk.brand.close())
const { sites } = contentEndpoints

test('the overview shows the texts and states of drafts, and the texts of live pages without a draft', async () => {
  const id = await desk.newPage('fest', '<p>Eins</p>', true)
  const plain = await desk.newPage('ruhe', '<p>Eins</p>', true)
  await desk.save(id, 0, { name: 'Sommerfest', path: 'sommerfest', content: [text('<p>Zwei</p>')] })
  const overview = await desk.brand.call(sites.overview, {}, { as: nina })
  const lines = overview.ok ? overview.value : []
  expect(lines.find((one) => one.id === id)).toMatchObject({
    name: 'Sommerfest',
    path: 'sommerfest',
    locale: 'de',
    state: 'changed',
    revision: 1,
  })
  expect(lines.find((one) => one.id === plain)).toMatchObject({ name: 'ruhe', state: 'live', revision: 0 })
  expect(JSON.stringify(lines)).not.toContain('Eins')
})

test('neither a list nor its count includes pages in the trash', async () => {
  const list = async () => desk.brand.call(sites.list, { query: { pageSize: 1 } }, { as: nina })
  const before = await list()
  const id = await desk.newPage('aaa')
  await desk.brand.call(sites.remove, { params: { id } }, { as: nina })
  const after = await list()
  expect(before.ok && after.ok && after.meta?.total).toBe(before.ok && before.meta?.total)
  expect(after.ok && after.value).toHaveLength(1)
})
