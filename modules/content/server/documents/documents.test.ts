import { request, testBrand } from '#testing/brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRecord } from '#platform/insert-record.ts'
import { contentEndpoints, siteEntity } from '../../contract.ts'
import { nina, pageDesk, text } from './testing/page-desk.ts'

let desk: Awaited<ReturnType<typeof pageDesk>>
beforeAll(async () => {
  desk = await pageDesk()
})
afterAll(() => desk.brand.close())
const { sites } = contentEndpoints

describe('drafts and publishing (docs/rules/content.md, Drafts)', () => {
  test('visitors do not see a draft until it is published, and restoring a version publishes nothing', async () => {
    const id = await desk.newPage('weihnachten')
    expect(await desk.draft(id)).toMatchObject({ state: 'new', revision: 0, live: null })
    expect(await desk.shown('weihnachten')).toBe(404)
    expect(await desk.publish(id)).toMatchObject({ ok: true, value: { state: 'live', version: 1 } })
    expect(await desk.shown('weihnachten')).toContain('Eins')

    expect(await desk.save(id, 0, { content: [text('<p>Zwei</p>')] })).toMatchObject({
      ok: true,
      value: { version: 1 },
    })
    expect(await desk.draft(id)).toMatchObject({ state: 'changed', revision: 1 })
    expect(await desk.shown('weihnachten')).toContain('Eins')
    await desk.publish(id)
    expect(await desk.shown('weihnachten')).toContain('Zwei')

    const versions = await desk.brand.call(sites.versions, { params: { id } }, { as: nina })
    expect(versions.ok && versions.value.map(({ number, reason, by }) => [number, reason, by])).toEqual([
      [2, 'publish', 'Nina Berger'],
      [1, 'publish', 'Nina Berger'],
    ])
    const restored = await desk.brand.call(
      sites.restore,
      { params: { id }, body: { number: 1, revision: 1 } },
      { as: nina },
    )
    expect(restored).toMatchObject({ ok: true, value: { state: 'changed' } })
    expect(await desk.shown('weihnachten')).toContain('Zwei')
    expect(JSON.stringify((await desk.draft(id)).data)).toContain('Eins')
  })

  test('the page that came with the set-up can be restored after the first publication', async () => {
    const { core } = desk.brand
    // A page like the one that the set-up of a business writes: it is public, but nobody has published it, so it has no version.
    const id = await core.db.tx((tx) =>
      insertRecord(tx, core, siteEntity, {
        path: 'anfang',
        name: 'Anfang',
        isPublic: true,
        content: [text('<p>Eins</p>')],
      }),
    )
    const before = (await desk.draft(id)).live
    await desk.save(id, 0, { content: [text('<p>Umgebaut</p>')] })
    expect(await desk.publish(id)).toMatchObject({ ok: true })
    const params = { id }
    const versions = await desk.brand.call(sites.versions, { params }, { as: nina })
    const published = versions.ok ? versions.value.filter(({ reason }) => reason === 'publish') : []
    expect(published).toHaveLength(2)
    const number = published[1]?.number ?? 0
    await desk.brand.call(sites.restore, { params, body: { number, revision: 1 } }, { as: nina })
    await desk.publish(id)
    expect((await desk.draft(id)).live).toMatchObject({ content: before?.['content'] })
  })

  test('a draft may contain errors; publishing names each wrong field by the ids of its blocks', async () => {
    const id = await desk.newPage('entwurf', '')
    const faq = {
      id: 'f',
      type: 'faqs',
      title: '',
      entries: [{ id: 'e', type: 'entry', value: { question: 'x'.repeat(301) } }],
    }
    expect(await desk.save(id, 0, { type: 'custom_site', path: 'Groß!', name: '', content: [faq] })).toMatchObject({
      ok: true,
    })
    const refused = await desk.publish(id)
    expect(!refused.ok && refused.errors.map(({ code, field }) => [code, field])).toEqual([
      ['field.required', 'name'],
      ['field.format', 'path'],
      ['field.required', 'content.f.title'],
      ['field.too_long', 'content.f.entries.e.question'],
    ])
    expect(refused).toMatchObject({ status: 422 })
  })

  test('a list that needs an entry is reported while it is empty; in a hidden block it may be empty', async () => {
    const id = await desk.newPage('leer', '')
    const blocks = [
      { id: 'f', type: 'faqs', title: 'Fragen' },
      { id: 'e', type: 'elements', items: [] },
    ]
    await desk.save(id, 0, { type: 'custom_site', content: [...blocks, { id: 't', type: 'teaser', isHidden: true }] })
    const refused = await desk.publish(id)
    expect(!refused.ok && refused.errors.map(({ code, field }) => [code, field])).toEqual([
      ['field.required', 'content.f.entries'],
      ['field.required', 'content.e.items'],
    ])
  })

  test('two pages of one language cannot be published at the same address', async () => {
    await desk.newPage('karte', '<p>x</p>', true)
    const second = await desk.newPage('karte')
    expect(await desk.publish(second)).toMatchObject({
      ok: false,
      errors: [{ code: 'content.path_taken', field: 'path' }],
    })
  })

  test('HTML is cleaned when a draft is saved', async () => {
    const id = await desk.newPage('sauber')
    await desk.save(id, 0, { content: [text('<p onclick="x()">Gut</p><script>alert(1)</script>')] })
    expect((await desk.draft(id)).data['content']).toMatchObject([{ html: '<p>Gut</p>' }])
  })

  test('staff who are not responsible for all branches can read, but not write (docs/rules/content.md, Who may change the website)', async () => {
    const one = sessionOf(['ROLE_BACKOFFICE'], { name: 'Eine Filiale', branches: [] })
    const id = await desk.newPage('rechte')
    expect(await desk.brand.call(sites.draft, { params: { id } }, { as: one })).toMatchObject({ ok: true })
    const tried = await desk.brand.call(sites.update, { params: { id }, body: { version: 0, name: 'x' } }, { as: one })
    expect(tried).toMatchObject({ ok: false, status: 403, errors: [{ code: 'content.whole_brand' }] })
  })
})

test('two processes publish the same draft at once: one version is published, and the other process gets 409', async () => {
  const second = await testBrand({ database: desk.brand.database, clock: desk.brand.clock })
  const other = request(second)
  const id = await desk.newPage('gleichzeitig')
  await desk.publish(id)
  await desk.save(id, 0, { content: [text('<p>Zwei</p>')] })
  const wanted = { params: { id }, body: { revision: 1 } }
  const answers = await Promise.all([
    desk.brand.call(sites.publish, wanted, { as: nina }),
    other.call(sites.publish, wanted, { as: nina }),
  ])
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, errors: [{ code: 'content.nothing_new' }] })
  const versions = await desk.brand.call(sites.versions, { params: { id } }, { as: nina })
  expect(versions).toMatchObject({ value: [{ number: 2 }, { number: 1 }] })
  await second.close()
})

describe('two editors (docs/rules/content.md, Two editors)', () => {
  test('a change of an older revision is refused, and the refusal contains the newer draft', async () => {
    const id = await desk.newPage('zu-zweit')
    await desk.save(id, 0, { name: 'Erste' })
    const late = await desk.save(id, 0, { name: 'Zweite' })
    expect(late).toMatchObject({ ok: false, status: 409, data: { revision: 1, data: { name: 'Erste' } } })
  })

  test('after a take-over, what the first editor typed is stored as a version', async () => {
    const id = await desk.newPage('uebernommen')
    const lock = (tab: string, action: 'renew' | 'take', as = nina) =>
      desk.brand.call(sites.lock, { params: { id }, body: { tab, action } }, { as })
    await lock('tab-of-nina', 'renew')
    const otto = admin({ name: 'Otto' })
    expect(await lock('tab-of-otto', 'renew', otto)).toMatchObject({ value: { lock: { name: 'Nina Berger' } } })
    expect(await lock('tab-of-otto', 'take', otto)).toMatchObject({ value: { lock: { name: 'Otto' } } })
    expect(await desk.save(id, 0, { name: 'Noch getippt' })).toMatchObject({
      ok: false,
      status: 423,
      errors: [{ code: 'content.locked' }],
    })
    const versions = await desk.brand.call(sites.versions, { params: { id } }, { as: nina })
    expect(versions).toMatchObject({ value: [{ number: 1, reason: 'conflict' }] })
    const kept = await desk.brand.call(sites.version, { params: { id, number: 1 } }, { as: nina })
    expect(kept).toMatchObject({ value: { data: { name: 'Noch getippt' } } })
    expect((await desk.draft(id)).data['name']).toBe('uebernommen')
  })

  test('a lock that is not renewed ends after a minute', async () => {
    const id = await desk.newPage('verlassen')
    await desk.brand.call(sites.lock, { params: { id }, body: { tab: 'tab-of-otto', action: 'renew' } }, { as: nina })
    desk.brand.clock.advance({ seconds: 61 })
    expect((await desk.draft(id)).lock).toBeNull()
    expect(await desk.save(id, 0, { name: 'Frei' })).toMatchObject({ ok: true })
  })
})
