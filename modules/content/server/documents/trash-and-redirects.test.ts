import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentEndpoints } from '../../contract.ts'
import { nina, pageDesk, text } from './testing/page-desk.ts'

let desk: Awaited<ReturnType<typeof pageDesk>>
beforeAll(async () => {
  desk = await pageDesk()
})
afterAll(() => desk.brand.close())
const { sites } = contentEndpoints

describe('trash and where used (docs/rules/content.md, Trash)', () => {
  test('a page that is in use is not deleted; a deleted page leaves the site and can be restored for 30 days', async () => {
    const id = await desk.newPage('alt', '<p>Alt</p>', true)
    const items = [{ type: 'site' as const, label: 'Alt', target: id, isEnabled: true, children: [] }]
    const menu = await desk.brand.call(
      contentEndpoints.navigations.create,
      { body: { identifier: 'menu', items } },
      { as: nina },
    )
    if (!menu.ok) throw new Error('no menu')
    const refused = await desk.brand.call(sites.remove, { params: { id } }, { as: nina })
    expect(refused).toMatchObject({ ok: false, status: 409, data: { places: [{ kind: 'navigation', name: 'menu' }] } })

    await desk.brand.call(contentEndpoints.navigations.remove, { params: { id: menu.value.id } }, { as: nina })
    expect(await desk.brand.call(sites.remove, { params: { id } }, { as: nina })).toMatchObject({ ok: true })
    expect(await desk.shown('alt')).toBe(404)
    const recovered = await desk.brand.call(sites.recover, { params: { id }, body: {} }, { as: nina })
    expect(recovered).toMatchObject({ ok: true, value: { state: 'unpublished' } })
    await desk.brand.call(sites.remove, { params: { id } }, { as: nina })
    desk.brand.clock.advance({ hours: 24 * 31 })
    await desk.brand.runJobs()
    expect(await desk.brand.call(sites.draft, { params: { id } }, { as: nina })).toMatchObject({ status: 404 })
  })
})

describe('redirects of moved pages (docs/rules/content.md, Redirects)', () => {
  const target = async (path: string) => {
    const found = await desk.brand.call(contentEndpoints.redirected, { query: { path } })
    return found.ok ? found.value.to : found.status
  }
  const move = async (id: string, path: string) => {
    const { revision } = await desk.draft(id)
    await desk.save(id, revision, { path })
    expect(await desk.publish(id)).toMatchObject({ ok: true })
  }

  test('a page that moves from A to B, to C and back to A has one redirect for each old address and none for A; visits are counted', async () => {
    const id = await desk.newPage('a', '<p>A</p>', true)
    for (const path of ['b', 'c']) await move(id, path)
    expect([await target('/de/a'), await target('/de/b'), await target('/de/b/?x=1')]).toEqual([
      '/de/c',
      '/de/c',
      '/de/c',
    ])
    await move(id, 'a')
    expect([await target('/de/a'), await target('/de/b'), await target('/de/c')]).toEqual([404, '/de/a', '/de/a'])
    const hits = await desk.brand.core.db.first<{ hits: number }>(
      sql`SELECT hits FROM redirects WHERE "from" = '/de/b'`,
    )
    expect(hits?.hits).toBe(3)
  })

  test('however pages are renamed, every old address is one hop from a live page, and no live page is redirected', async () => {
    // Each step moves a page to a new address. Pages exchange addresses, get earlier addresses of other pages, and return to their own.
    const steps = [
      [0, 'r2'],
      [1, 'r0'],
      [0, 'r1'],
      [1, 'r2'],
      [0, 'r0'],
      [1, 'r1'],
      [0, 'r3'],
      [1, 'r0'],
      [0, 'r1'],
      [1, 'r3'],
      [0, 'r2'],
      [0, 'r1'],
    ] as const
    const ids = [await desk.newPage('r0', '<p>0</p>', true), await desk.newPage('r1', '<p>1</p>', true)]
    const now = ['r0', 'r1']
    const used = new Set(now)
    for (const [page, path] of steps) {
      await move(ids[page] ?? '', path)
      now[page] = path
      used.add(path)
      const live = new Set(now.map((one) => `/de/${one}`))
      for (const one of used) {
        const to = await target(`/de/${one}`)
        if (live.has(`/de/${one}`)) expect(await desk.shown(one)).not.toBe(404)
        else expect([...live], `/de/${one} after ${page} → ${path}`).toContain(to)
      }
    }
  })

  test('the address of a page that is taken off the site redirects to a chosen page until the page is published again', async () => {
    const [id, other] = [await desk.newPage('sommer', '<p>S</p>', true), await desk.newPage('winter', '<p>W</p>', true)]
    const off = (to: string | null) => desk.brand.call(sites.unpublish, { params: { id }, body: { to } }, { as: nina })
    // The redirect cannot lead to the page itself or to a page that is not published.
    for (const to of [id, await desk.newPage('entwurf-nur')])
      expect(await off(to)).toMatchObject({ ok: false, errors: [{ code: 'content.reference_missing', field: 'to' }] })
    expect(await off(other)).toMatchObject({ ok: true, value: { state: 'unpublished' } })
    expect([await desk.shown('sommer'), await target('/de/sommer')]).toEqual([404, '/de/winter'])
    await desk.publish(id)
    expect([(await desk.shown('sommer')) === 404, await target('/de/sommer')]).toEqual([false, 404])
    await off(null)
    expect(await target('/de/sommer')).toBe(404)
  })

  test.each([
    [{ from: '/x', to: '//host' }, 'redirect.to'],
    [{ from: '/api/x', to: '/y' }, 'redirect.reserved'],
    [{ from: 'x', to: '/y' }, 'redirect.from'],
    [{ from: '/x', to: 'javascript:alert(1)' }, 'redirect.to'],
    [{ from: '/kreis', to: '/kreis' }, 'redirect.loop'],
  ])('%j is refused with %s', async (body, code) => {
    const made = await desk.brand.call(contentEndpoints.redirects.create, { body }, { as: nina })
    expect(made).toMatchObject({ ok: false, errors: [{ code }] })
  })

  test('a refused circle of redirects names all its addresses', async () => {
    await desk.brand.call(contentEndpoints.redirects.create, { body: { from: '/eins', to: '/zwei' } }, { as: nina })
    const made = await desk.brand.call(
      contentEndpoints.redirects.create,
      { body: { from: '/zwei', to: '/eins' } },
      { as: nina },
    )
    expect(made).toMatchObject({ ok: false, status: 409, errors: [{ values: { way: '/zwei → /eins → /zwei' } }] })
  })
})

test('anybody with the link of a preview sees the draft until the link expires', async () => {
  const id = await desk.newPage('vorschau', '<p>Nur Entwurf</p>')
  const link = await desk.brand.call(contentEndpoints.previewLink, { params: { id }, body: {} }, { as: nina })
  if (!link.ok) throw new Error('no link')
  const token = link.value.path.split('/').at(-1) ?? ''
  const read = (one: string) => desk.brand.call(contentEndpoints.preview, { params: { token: one } })
  expect(await read(token)).toMatchObject({ ok: true, value: { content: [{ html: '<p>Nur Entwurf</p>' }] } })
  expect(await read(`${token.slice(0, -1)}_`)).toMatchObject({ status: 404 })

  // The HTML of blocks that are not saved is cleaned, too. A reusable part is replaced by its blocks, which get the id of the block 'part'.
  const part = await desk.brand.call(
    contentEndpoints.blocks.create,
    { body: { name: 'Anfahrt', isPublic: true, content: [text('<p>U3</p>', 'a'), text('<p>Bus</p>', 'b')] } },
    { as: nina },
  )
  if (!part.ok) throw new Error(JSON.stringify(part.errors))
  const typed = [
    text('<p>Neu</p><img src="x" onerror="alert(1)"><script>alert(1)</script>', 'n'),
    { id: 'p', type: 'part', block: part.value.id },
    { ...text('<p>Aus</p>', 'h'), isHidden: true },
  ]
  const ready = (one: string) =>
    desk.brand.call(contentEndpoints.previewBlocks, { params: { token: one }, body: { blocks: typed } })
  expect(await ready(token)).toMatchObject({
    ok: true,
    value: [
      { id: 'n', html: '<p>Neu</p>' },
      { id: 'p', html: '<p>U3</p>' },
      { id: 'p~1', html: '<p>Bus</p>' },
    ],
  })
  expect(await ready('x')).toMatchObject({ status: 404 })
  desk.brand.clock.advance({ minutes: 61 })
  expect(await read(token)).toMatchObject({ status: 404 })
})
