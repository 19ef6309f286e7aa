import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentEndpoints, type NavigationItem } from '../../contract.ts'
import { nina, pageDesk } from './testing/page-desk.ts'

let desk: Awaited<ReturnType<typeof pageDesk>>
beforeAll(async () => {
  desk = await pageDesk()
})
afterAll(() => desk.brand.close())
const { blocks, init, navigations, redirects } = contentEndpoints

const link = (label: string, target: string): NavigationItem => ({
  type: 'link',
  label,
  target,
  isEnabled: true,
  children: [],
})

test('a menu is edited as a draft; publishing names each incomplete entry, and shows the menu once all are complete', async () => {
  const shown = async () => JSON.stringify(await desk.brand.call(init, {}))
  const body = { identifier: 'probe-navigation-de', isPublic: false, items: [link('Karte', '/de/karte'), link('', '')] }
  const made = await desk.brand.call(navigations.create, { body }, { as: nina })
  const id = made.ok ? made.value.id : ''
  const publish = (revision: number) =>
    desk.brand.call(navigations.publish, { params: { id }, body: { revision } }, { as: nina })
  const refused = await publish(0)
  expect(!refused.ok && refused.errors.map(({ code, field }) => [code, field])).toEqual([
    ['field.required', 'items.1.label'],
    ['field.required', 'items.1.target'],
  ])
  expect(await shown()).not.toContain('probe-navigation-de')
  await desk.brand.call(
    navigations.update,
    {
      params: { id },
      body: { items: [link('Karte', '/de/karte')], version: 0 },
      headers: { 'x-editor-tab': 'tab-of-nina' },
    },
    { as: nina },
  )
  expect(await publish(1)).toMatchObject({ ok: true, value: { state: 'live' } })
  expect(await shown()).toContain('probe-navigation-de')
})

test('a second menu with the same identifier is refused at its field, both when it is created and when it is published', async () => {
  const body = { identifier: 'twice-navigation-de', isPublic: false, items: [] }
  const other = { ...body, identifier: 'other-navigation-de' }
  expect(await desk.brand.call(navigations.create, { body }, { as: nina })).toMatchObject({ ok: true })
  const taken = { ok: false, status: 422, errors: [{ code: 'field.unique', field: 'identifier' }] }
  expect(await desk.brand.call(navigations.create, { body }, { as: nina })).toMatchObject(taken)
  const made = await desk.brand.call(navigations.create, { body: other }, { as: nina })
  const params = { id: made.ok ? made.value.id : '' }
  const renamed = { ...body, isPublic: true, version: 0 }
  const headers = { 'x-editor-tab': 'tab-of-nina' }
  expect(await desk.brand.call(navigations.update, { params, body: renamed, headers }, { as: nina })).toMatchObject(
    taken,
  )
})

test('if two parts would contain each other, publishing the second one is refused', async () => {
  const part = async (name: string, content: { id: string; type: string; block: string }[]) => {
    const body = { name, isPublic: false, content: [...content, { id: `t-${name}`, type: 'text', html: '<p>x</p>' }] }
    const made = await desk.brand.call(blocks.create, { body }, { as: nina })
    return made.ok ? made.value.id : ''
  }
  const publish = (id: string, revision: number) =>
    desk.brand.call(blocks.publish, { params: { id }, body: { revision } }, { as: nina })
  const first = await part('Erster', [])
  await publish(first, 0)
  const second = await part('Zweiter', [{ id: 'p', type: 'part', block: first }])
  expect(await publish(second, 0)).toMatchObject({ ok: true })
  await desk.brand.call(
    blocks.update,
    { params: { id: first }, body: { content: [{ id: 'q', type: 'part', block: second }], version: 0 } },
    { as: nina },
  )
  expect(await publish(first, 1)).toMatchObject({ ok: false, status: 422, errors: [{ code: 'content.cycle' }] })
})

test('the list of redirects shows how often each was used, and nobody can change that number', async () => {
  const body = { from: '/alt-karte', to: '/de/karte' }
  await desk.brand.call(redirects.create, { body }, { as: nina })
  await desk.brand.call(contentEndpoints.redirected, { query: { path: '/alt-karte' } })
  const list = await desk.brand.call(redirects.list, { query: { search: 'alt-karte' } }, { as: nina })
  const [found] = list.ok ? list.value : []
  expect(found).toMatchObject({ hits: 1, lastHitAt: expect.any(String), origin: 'manual', status: 301 })
  const forged: object = { hits: 99 }
  const written = await desk.brand.call(
    redirects.update,
    { params: { id: found?.id ?? '' }, body: { version: found?.version ?? 0, status: 302, ...forged } },
    { as: nina },
  )
  expect(written).toMatchObject({ ok: false, status: 422 })
})
