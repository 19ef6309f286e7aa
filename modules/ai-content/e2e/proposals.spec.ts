import { readFile } from 'node:fs/promises'
import { connectionsEndpoints } from '#modules/connections/contract.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { expectAccessible, expectNoOverflow } from '../../../e2e/support/accessible.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { type AiStandIn, startAiProvider } from '../server/testing/stand-in.ts'

test.describe.configure({ timeout: 240_000 })

let provider: AiStandIn
test.beforeAll(async () => {
  provider = await startAiProvider()
})
test.afterAll(() => provider.close())

const icon = new URL('../../../demo/lindwurm/theme/icon-192.png', import.meta.url)

test('proposals are accepted, edited and rejected one by one, and a picture is added to the library (specification §7, AI content)', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const values = {
    key: 'geheim-1',
    model: 'modell-1',
    url: provider.url,
    priceIn: '3',
    priceOut: '15',
    budget: '10',
    pictureModel: 'bild-1',
    pricePicture: '0,04',
  }
  const list = await desk.call(connectionsEndpoints.list)
  const version = list.find(({ name }) => name === 'openai')?.version ?? 0
  await desk.call(connectionsEndpoints.save, { params: { name: 'openai' }, body: { version, values } })
  const made = await desk.call(contentEndpoints.sites.create, {
    body: {
      name: 'Sommerfest',
      path: '/sommerfest-vorschlag',
      title: 'Sommerfest',
      description: '',
      isPublic: false,
      content: [{ id: 'b1', type: 'text', title: 'Sommerfest', html: '<p>Wir feiern.</p>' }],
    },
  })
  const content = [{ id: 'b1', type: 'text', title: '', html: '<p>Wir feiern.</p>' }]
  await desk.call(contentEndpoints.sites.update, { params: { id: made.id }, body: { version: 0, title: '', content } })
  const draft = async () => (await desk.call(contentEndpoints.sites.draft, { params: { id: made.id } })).data

  await page.goto(`/backend/seiten/${made.id}/vorschlaege`)
  await expect(page.getByText('Noch keine Vorschläge')).toBeVisible()
  provider.moods = [
    { kind: 'texts', texts: { t1: 'Sommerfest im Hof', t2: 'Musik und Brotzeit.', t3: 'Kommen Sie vorbei' } },
  ]
  await page.getByRole('button', { name: 'Vorschläge holen' }).click()
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  const title = card('Suche · Titel')
  const description = card('Suche · Beschreibung')
  await expect(title.getByText('Sommerfest im Hof')).toBeVisible()
  expect(await draft()).toMatchObject({ title: '', description: '' })

  await title.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(title.getByText('übernommen')).toBeVisible()
  expect(await draft()).toMatchObject({ title: 'Sommerfest im Hof', description: '' })

  await description.getByRole('button', { name: 'Bearbeiten' }).click()
  await description.getByRole('textbox', { name: 'Vorschlag' }).fill('Musik im Hof.')
  await description.getByRole('button', { name: 'Speichern' }).click()
  await expect(description.getByText('bearbeitet', { exact: true })).toBeVisible()
  expect(await draft()).toMatchObject({ description: 'Musik im Hof.' })

  await page.getByRole('button', { name: 'Alle verwerfen' }).click()
  await expect(page.getByText('2 übernommen · 0 bereit')).toBeVisible()
  expect(JSON.stringify((await draft())['content'])).not.toContain('Kommen Sie vorbei')

  await test.step('an accepted proposal is taken back', async () => {
    await title.getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(title.getByRole('button', { name: 'Übernehmen' })).toBeVisible()
    expect(await draft()).toMatchObject({ title: '', description: 'Musik im Hof.' })
  })

  await test.step('the cost of a picture is shown, and the picture is in the library', async () => {
    provider.moods = [{ kind: 'picture', bytes: await readFile(icon) }]
    const panel = page.getByRole('region', { name: 'Bild erzeugen' })
    await expect(panel.getByText('Kostet 0,04 €')).toBeVisible()
    await panel.getByLabel('Was soll zu sehen sein?').fill('Ein Krug im Hof')
    await panel.getByRole('button', { name: 'Bild erzeugen' }).click()
    await expect(panel.getByText('Das Bild liegt in der Mediathek')).toBeVisible()
    await expectAccessible(page, 'proposals')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(page)
    await panel.getByRole('link', { name: 'Bild öffnen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ein Krug im Hof.png' })).toBeVisible()
  })
  await desk.call(connectionsEndpoints.clear, { params: { name: 'openai' } })
})
