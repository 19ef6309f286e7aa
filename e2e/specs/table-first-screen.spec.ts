import { changeHouse, openAllDay } from '../support/food.ts'
import { isInSight } from '../support/in-sight.ts'
import { expect, type Page, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

/** The class names of the bars at the lower edge of the screen: cookie banner and cart bar. */
const overLowerEdge = (page: Page) =>
  page.evaluate(() => {
    const at = document.elementsFromPoint(innerWidth / 2, innerHeight - 40)
    return ['.cookie', '.cartbar'].filter((name) => at.some((one) => one.closest(name)))
  })

for (const language of ['de', 'en'])
  test(`at a table the first dish is in sight on the first load (${language}), and only one thing lies over the page`, async ({
    page,
    server,
    staff,
  }) => {
    const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
    await openAllDay(desk, 'cafe')
    await page.goto(`${server.lindwurmUrl}/${language}/store/cafe?table=3`)
    const question = page.getByRole('region', { name: 'Cookies' })
    await expect(question).toBeVisible()
    const dish = page.locator('main article').first()
    expect(await isInSight(dish)).toBe(true)
    expect(await overLowerEdge(page)).toEqual(['.cookie'])
    // When a dish is in the cart, the cart bar is at the lower edge. The cookie banner is then at the end of the page.
    await dish.locator('.add').click()
    await expect(page.locator('.cartbar')).toBeVisible()
    expect(await overLowerEdge(page)).toEqual(['.cartbar'])
    // The message about the cart lies over the lower edge for some seconds.
    await expect(page.locator('.toast')).toBeHidden()
    const decline = question.getByRole('button', { name: /^(Ablehnen|Decline)$/ })
    await decline.scrollIntoViewIfNeeded()
    expect(await isInSight(decline)).toBe(true)
    await decline.click()
    await expect(question).toBeHidden()
  })

for (const isPreorderEnabled of [true, false])
  test(`at the table of a closed branch nothing covers the first dish, with preorders: ${isPreorderEnabled}`, async ({
    page,
    server,
    staff,
  }) => {
    const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
    const { hour } = Temporal.Now.zonedDateTimeISO('Europe/Vienna')
    const clock = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00`
    const openingHours = [{ type: 'daily' as const, isClosed: false, from: clock(3), to: clock(4) }]
    await changeHouse(desk, { openingHours, deliveryHours: openingHours, isPreorderEnabled }, 'cafe')
    await page.goto(`${server.lindwurmUrl}/de/store/cafe?table=3`)
    await expect(page.getByText('Derzeit haben wir leider geschlossen.')).toBeVisible()
    const dish = page.locator('main article').first()
    expect(await isInSight(dish)).toBe(true)
    expect(await isInSight(dish.locator('.add'))).toBe(true)
    expect(await overLowerEdge(page)).toEqual([])
    // The question is at the end of the page.
    const decline = page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Ablehnen' })
    await decline.scrollIntoViewIfNeeded()
    expect(await isInSight(decline)).toBe(true)
    await openAllDay(desk, 'cafe')
  })
