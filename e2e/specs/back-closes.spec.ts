import { openAllDay } from '../support/food.ts'
import { fillContact, openFoodCheckout } from '../support/food-page.ts'
import { withoutBanner } from '../support/consent.ts'
import { StorePage } from '../support/store-page.ts'
import { expect, type Page, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

const terms = (page: Page) => page.getByRole('dialog', { name: 'Allgemeine Geschäftsbedingungen' })
const openTerms = async (page: Page) => {
  await page.getByRole('button', { name: 'Allgemeinen Geschäftsbedingungen' }).click()
  await expect(terms(page)).toBeVisible()
}

test("'back' closes the terms and not the checkout; the form stays, and the next 'back' leaves", async ({
  page,
  server,
  staff,
}) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  await openFoodCheckout(page, server.lindwurmUrl)
  await fillContact(page)
  await openTerms(page)
  await page.goBack()
  await expect(terms(page)).toBeHidden()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.locator('#checkout-firstName')).toHaveValue('Korbinian')

  // Closed with a button, the dialog leaves no entry behind. 'Forward' opens nothing.
  await openTerms(page)
  await page.keyboard.press('Escape')
  await expect(terms(page)).toBeHidden()
  await page.goForward()
  await expect(terms(page)).toBeHidden()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.locator('#checkout-firstName')).toHaveValue('Korbinian')

  // A page loaded again while a dialog was open has no entry too many.
  await openTerms(page)
  await page.reload()
  await expect(page.locator('#checkout-firstName')).toHaveValue('Korbinian')
  await expect.poll(() => page.evaluate(() => 'dialogOver' in (history.state ?? {}))).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/\/healthz$/)
})

test("'back' closes the terms also without a network", async ({ context, page, server, staff }) => {
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  await openFoodCheckout(page, server.lindwurmUrl)
  await openTerms(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.evaluate(() => history.back())
  await expect(terms(page)).toBeHidden()
  await expect(page.locator('#checkout-firstName')).toBeVisible()
  await context.setOffline(false)
})

test('a link in the cart sheet and in the menu leads to its page, and one step back to the store', async ({
  page,
  server,
  staff,
  watched,
}) => {
  watched.expectLostConnection()
  const { desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  const store = new StorePage(page, server.lindwurmUrl)
  await withoutBanner(page, server.lindwurmUrl)
  await page.goto(`${server.lindwurmUrl}/de/startseite`)
  await store.open()
  await page.locator('main article .add').first().click()
  await expect(store.bar).toBeVisible()
  await store.openSheet()
  await store.sheet.getByRole('link', { name: 'Jetzt bestellen' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/store\/lindwurm$/)
  await expect(store.sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/startseite$/)

  const menu = page.locator('dialog#menu')
  await page.getByRole('button', { name: /Menü/ }).click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: /Menü/ }).click()
  await menu.getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL(/\/de\/.+/)
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/startseite$/)
  await expect(menu).toBeHidden()
})
