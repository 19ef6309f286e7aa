import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentEndpoints } from '../../contract.ts'
import { nina, pageDesk, text } from './testing/page-desk.ts'

let desk: Awaited<ReturnType<typeof pageDesk>>
beforeAll(async () => {
  desk = await pageDesk()
})
afterAll(() => desk.brand.close())
const { sites } = contentEndpoints

/** Creates a page and publishes it twice. The second publication has the text 'Zwei'. */
async function published(path: string): Promise<string> {
  const id = await desk.newPage(path)
  await desk.publish(id)
  await desk.save(id, 0, { content: [text('<p>Zwei</p>')] })
  await desk.publish(id)
  return id
}
const back = async (id: string, number: number) =>
  desk.brand.call(
    sites.publish,
    { params: { id }, body: { revision: (await desk.draft(id)).revision, number } },
    { as: nina },
  )

describe('a publication is taken back (docs/rules/content.md, Drafts)', () => {
  test('the version before is live again, and what was live stays as the draft', async () => {
    const id = await published('zurueck')
    expect(await back(id, 1)).toMatchObject({ ok: true, value: { state: 'changed' } })
    expect(await desk.shown('zurueck')).toContain('Eins')
    expect(JSON.stringify((await desk.draft(id)).data)).toContain('Zwei')
  })

  test('a newer draft stays as it is, also in its editor: its revision is a newer one', async () => {
    const id = await published('zurueck-entwurf')
    const { revision } = await desk.draft(id)
    await desk.save(id, revision, { content: [text('<p>Drei</p>')] })
    expect(await back(id, 1)).toMatchObject({ ok: true, value: { revision: revision + 2, state: 'changed' } })
    expect(await desk.shown('zurueck-entwurf')).toContain('Eins')
    expect(JSON.stringify((await desk.draft(id)).data)).toContain('Drei')
    const versions = await desk.brand.call(sites.versions, { params: { id } }, { as: nina })
    expect(versions.ok && versions.value.map(({ reason }) => reason)).toEqual(['publish', 'publish', 'publish'])
  })

  test('a draft that is the version before is no longer a draft', async () => {
    const id = await published('zurueck-gleich')
    await desk.save(id, (await desk.draft(id)).revision, { content: [text('<p>Eins</p>')] })
    expect(await back(id, 1)).toMatchObject({ ok: true, value: { state: 'live' } })
  })

  test('a version that does not exist answers 404', async () =>
    expect(await back(await published('zurueck-404'), 9)).toMatchObject({ ok: false, status: 404 }))
})
