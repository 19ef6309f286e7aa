import { expectAccessible, expectNoOverflow } from '../../../e2e/support/accessible.ts'
import { openScreen } from '../../../e2e/support/open-screen.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { contentEndpoints } from '../contract.ts'

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenausstellung'
const screens = ['seiten', 'navigation', 'bausteine', 'eintraege', 'organisationen', 'weiterleitungen']

/** A page whose texts all contain very long words. */
const body = (path: string) => ({
  path,
  name: long,
  title: long,
  type: 'custom_site' as const,
  isPublic: false,
  content: [
    { id: 'h', type: 'hero', title: long, lead: `${long} ${long}`, button: { label: long, url: '/de/startseite' } },
    { id: 't', type: 'teaser', title: long, items: [{ id: 'i', type: 'teaser', value: { title: long, text: long } }] },
    {
      id: 'f',
      type: 'faqs',
      title: long,
      entries: [{ id: 'e', type: 'entry', value: { question: long, answer: long } }],
    },
    { id: 'x', type: 'text', title: '', html: `<h2>${long}</h2><p>${long}</p>` },
  ],
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the screens of the website meet WCAG 2.2 AA, and none is wider than a phone: ${colorScheme}`, async ({
    staff,
    server,
  }) => {
    test.setTimeout(300_000)
    const { desk, page } = await staff('admin', { baseURL: server.lindwurmUrl, colorScheme })
    const made = await desk.call(contentEndpoints.sites.create, { body: body(`lang-${colorScheme}`) })
    await page.goto('/backend/konto')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of [...screens, `seiten/${made.id}`]) {
      await openScreen(page, `/backend/${path}`)
      await expect(page.getByText('Wird geladen')).toHaveCount(0)
      await expectAccessible(page, path)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoOverflow(page)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    await page.getByRole('treeitem', { name: /^Text/ }).click()
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
    await expectAccessible(page, 'text of a block')
    // The window itself must not scroll; only the columns of the editor scroll.
    const tooHigh = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    expect.soft(tooHigh, 'the window scrolls').toBeLessThanOrEqual(0)
  })

test('long German words break: no block makes a public page wider than the window', async ({ desk, page, watched }) => {
  watched.expectStatus(404)
  const link = { label: long, url: '/de/startseite' }
  const item = (type: string, value: object) => ({ id: `i-${type}`, type, value })
  const content = [
    ...body('').content,
    { id: 'g', type: 'greeting', title: long, lead: long, links: [item('link', link)] },
    { id: 'it', type: 'imageText', variant: 'typeA', title: long, lead: long, text: long, link },
    { id: 'lt', type: 'landingTeaser', title: long, text: long, ...link },
    { id: 'b', type: 'benefits', items: [item('benefit', { icon: 'check', title: long, text: long })] },
    { id: 'e', type: 'elements', title: long, items: [item('links', { links: [item('link', link)] })] },
    { id: 'c', type: 'contact', title: long },
    { id: 'o', type: 'openingHours', title: long, lead: long },
  ]
  const short = content.map((block) => ('title' in block ? { ...block, title: long.slice(0, 80) } : block))
  await desk.call(contentEndpoints.sites.create, {
    body: { ...body('lange-woerter'), isPublic: true, content: short },
  })
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/de/lange-woerter')
    await expectNoOverflow(page)
  }
})

test('a page can be built, ordered and published by keyboard alone', async ({ staff, server }) => {
  test.setTimeout(240_000)
  const { page, watch } = await staff('admin', { baseURL: server.lindwurmUrl })
  watch.expectStatus(404)
  const shown = () =>
    page.evaluate(async () => {
      const answer = await fetch('/de/nur-tasten')
      return answer.ok ? answer.text() : answer.status
    })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.goto('/backend/seiten')
  await page.getByRole('button', { name: 'Seite anlegen' }).focus()
  await press('Enter')
  await expect(page.getByLabel('Name der Seite')).toBeFocused()
  await page.keyboard.type('Nur Tasten')
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nur Tasten' })).toBeVisible()
  for (const [block, title] of [
    ['Kontakt', 'So erreichen Sie uns'],
    ['Titelbild', 'Willkommen'],
  ] as const) {
    await page.getByRole('tree').getByRole('treeitem').first().focus()
    await press('b')
    await page.getByRole('dialog', { name: 'Welcher Block?' }).getByRole('button', { name: block }).first().focus()
    await press('Enter')
    await page.getByLabel('Überschrift').focus()
    await page.keyboard.type(title)
  }
  await page.getByRole('treeitem', { name: /^Titelbild/ }).focus()
  await press('Alt+ArrowUp')
  await expect(page.getByRole('treeitem').nth(1)).toHaveAccessibleName(/^Titelbild/)
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).focus()
  await press('Enter')
  await expect(page.getByText('„Nur Tasten“ ist veröffentlicht.')).toBeVisible()
  expect(await shown()).toMatch(/Willkommen[\s\S]*So erreichen Sie uns/)
  await page.getByRole('button', { name: 'Zurücknehmen' }).focus()
  await press('Enter')
  await expect.poll(shown).toBe(404)
})
