import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentEndpoints } from '../../contract.ts'
import { nina, pageDesk } from './testing/page-desk.ts'

let desk: Awaited<ReturnType<typeof pageDesk>>
beforeAll(async () => {
  desk = await pageDesk()
})
afterAll(() => desk.brand.close())
const { sites } = contentEndpoints

describe('the places that lead to a page', () => {
  const places = async (id: string) => {
    const found = await desk.brand.call(sites.usages, { params: { id } }, { as: nina })
    return found.ok ? found.value.map(({ isLive, name }) => [name, isLive]) : found.status
  }
  const link = (path: string) => `<p><a href="/de/${path}#saal">Feiern</a></p>`

  test('a link that is typed as an address counts; a draft is not live, a longer address is another page', async () => {
    const id = await desk.newPage('feste', '<p>x</p>', true)
    await desk.newPage('a-live', link('feste'), true)
    await desk.newPage('b-entwurf', link('feste'))
    await desk.newPage('c-anders', link('feste-2'), true)
    expect(await places(id)).toEqual([
      ['a-live', true],
      ['b-entwurf', false],
    ])
  })

  test('deleting the page names them', async () => {
    const id = await desk.newPage('abschied', '<p>x</p>', true)
    await desk.newPage('verweist', link('abschied'), true)
    expect(await desk.brand.call(sites.remove, { params: { id } }, { as: nina })).toMatchObject({
      ok: false,
      errors: [{ code: 'record.in_use' }],
      data: { places: [{ name: 'verweist' }] },
    })
  })
})
