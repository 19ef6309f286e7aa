import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import type { Desk } from '../support/desk.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { openAllDay } from '../support/food.ts'
import { openScreen } from '../support/open-screen.ts'
import { overflowOf } from '../support/overflow.ts'
import { expectSmallPicture } from '../support/picture-share.ts'
import { expect, type Page, test } from '../support/test.ts'

/** Controls below the lower edge of the window that cannot be scrolled into view. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (one: Element): boolean =>
      (/auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight) ||
      (one.parentElement !== null && scrolls(one.parentElement))
    // A screen without the frame of the back office, such as the kitchen on a wall, has no scroll area of its own. The page itself
    // scrolls.
    const root = document.documentElement
    const isCut = [root, document.body].some((one) => getComputedStyle(one).overflowY === 'hidden')
    if (!isCut && root.scrollHeight > root.clientHeight) return []
    return (
      [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, td)')]
        // Elements inside a closed `details` element are left out, because the browser reports no true position for them.
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().top > innerHeight && !scrolls(one))
        .slice(0, 3)
        .map((one) => `${one.tagName} ${one.textContent}`)
    )
  })

/**
 * Paths of all screens to check: all entries of the navigation, the user's own account, the paths in `more`, and the forms of one product
 * and one branch.
 */
async function pathsOf(page: Page, desk: Desk, more: readonly string[]): Promise<string[]> {
  await page.goto('/backend/')
  const navigation = page.getByRole('navigation').first()
  await expect(navigation.getByRole('link').first()).toBeVisible()
  const listed = await navigation
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  const [product] = await desk.call(catalogueEndpoints.products.list, {})
  const [branch] = await desk.call(branchesEndpoints.list, {})
  return [
    ...new Set([
      ...listed,
      '/backend/konto',
      ...more,
      ...(product ? [`/backend/produkte/${product.id}`, '/backend/produkte/neu'] : []),
      ...(branch ? [`/backend/standorte/${branch.id}`] : []),
    ]),
  ]
}

/** The elements of the pages at `paths` that are wider than the window or cannot be scrolled into view. */
async function tooWide(page: Page, paths: readonly string[], width: number): Promise<string[]> {
  // The test loads about sixty screens, which takes longer than the usual timeout.
  test.setTimeout(300_000)
  await page.setViewportSize({ width, height: 844 })
  const wide: string[] = []
  for (const path of paths) {
    await openScreen(page, path)
    wide.push(...(await overflowOf(page)).map((one) => `${path} ${one}`))
    wide.push(...(await unreachable(page)).map((one) => `${path} out of reach: ${one}`))
  }
  return wide
}

/** Checks every entry of the navigation, the kitchen wall, the user's own account, and the forms of a product and of a branch. */
for (const width of [390, 768]) {
  test(`no screen of the back office is wider than ${width} px, and all of it can be scrolled to`, async ({
    staff,
    desk,
  }) => {
    const { page } = await staff('admin')
    const paths = await pathsOf(page, desk, ['/backend/bestellungen/fahrt-aufnehmen'])
    expect(paths.length).toBeGreaterThan(12)
    expect(await tooWide(page, paths, width)).toEqual([])
  })

  test(`no screen of a restaurant is wider than ${width} px: board, order on the phone, kitchen, tables, menus`, async ({
    staff,
    server,
  }) => {
    const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
    // The demo has no reusable part of a page, so the test creates one. Its name does not fit into one line on a phone.
    const name = 'Öffnungszeiten, Anfahrt und Parkplätze am Gasthaus'
    await desk.call(contentEndpoints.blocks.create, { body: { name, content: [], isPublic: false } })
    const paths = await pathsOf(page, desk, ['/backend/bestellungen/neu?standort=lindwurm', '/backend/kueche'])
    expect(paths.length).toBeGreaterThan(12)
    expect(await tooWide(page, paths, width)).toEqual([])
  })
}

test('on a phone the heading is below the header, and a booking form begins on the first screen', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, form] of [
    [`${server.url}/de`, 'below a picture'],
    [`${server.url}/en`, 'below a picture'],
    [`${server.lindwurmUrl}/de/gaesteshuttle`, 'below text'],
    [`${server.lindwurmUrl}/de`, undefined],
  ] as const) {
    await page.goto(path)
    const header = await page.locator('header').first().boundingBox()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.y, path).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    if (!form) continue
    const booking = await page.locator('#booking form').boundingBox()
    expect(booking?.y, path).toBeLessThanOrEqual(400)
    await expectSmallPicture(page, { isShown: form === 'below a picture', where: path })
  }
})

test('at 1280 x 800 every booking form begins on the upper half of the screen', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of [
    `${server.url}/de`,
    `${server.url}/en`,
    `${server.lindwurmUrl}/de/gaesteshuttle`,
    `${server.lindwurmUrl}/en/guest-shuttle`,
  ]) {
    await page.goto(path)
    expect((await page.locator('#booking form').boundingBox())?.y, path).toBeLessThanOrEqual(400)
  }
})

test('on a phone no picture of the storefront reaches into the greeting', async ({ page, server, staff }) => {
  // A closed branch shows no pictures beside its greeting. So the test first opens the branch.
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['de', 'en']) {
    await page.goto(`${server.lindwurmUrl}/${language}/store/lindwurm`)
    const words = await page.locator('.intro .words').boundingBox()
    const end = (words?.y ?? 0) + (words?.height ?? 0)
    const pictures = await page.locator('.intro .plates > *').all()
    expect(pictures.length).toBeGreaterThan(0)
    // A picture may overlap the text by 4 pixels, because the outermost 4 pixels of a picture are empty.
    for (const picture of pictures) expect((await picture.boundingBox())?.y, language).toBeGreaterThan(end - 4)
  }
})
