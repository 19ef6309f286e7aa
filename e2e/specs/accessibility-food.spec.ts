import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { type Desk, signIn } from '../support/desk.ts'
import { changeHouse, closeForGood, houseOf, openAllDay, plainDish } from '../support/food.ts'
import { fillContact, openFoodCheckout, placeFood } from '../support/food-page.ts'
import { firstProposal } from '../support/proposal.ts'
import { StorePage } from '../support/store-page.ts'
import { expect, type Page, test } from '../support/test.ts'

// One test opens many pages, which takes long on a busy machine.
test.describe.configure({ mode: 'parallel', timeout: 300_000 })

const admin = (url: string): Promise<Desk> => signIn(url, 'admin')
const serving = (page: Page, name: string) => page.locator('.seg.serving label', { hasText: name })

/** Runs axe on the pages and states of ordering food, light and dark. */
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('the storefront is accessible: open, closed, without delivery, overlay, cart', async ({ page, server }) => {
      const desk = await admin(server.lindwurmUrl)
      await openAllDay(desk)
      const dish = await plainDish(desk)
      const store = new StorePage(page, server.lindwurmUrl)
      await store.open()
      await expectAccessible(page, 'open')
      await store.add(dish.name).click()
      await expect(store.desk.getByRole('link', { name: 'Jetzt bestellen' })).toBeVisible()
      await expectAccessible(page, 'with something in the cart')
      await store.choose('Schweinsbraten').click()
      const dialog = page.getByRole('dialog', { name: 'Schweinsbraten' })
      await dialog.getByRole('button', { name: 'Zum Warenkorb hinzufügen' }).click()
      await expect(dialog.getByText('Bitte treffen Sie hier eine Auswahl.')).toBeVisible()
      await expectAccessible(page, 'overlay with an error')
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 844 })
      await store.openSheet()
      await store.sheet.getByText('Lieferung', { exact: true }).click()
      await expect(store.sheet.getByLabel('Liefergebiet')).toBeVisible()
      await expectAccessible(page, 'cart on a phone')
      await expectNoOverflow(page)
      await page.keyboard.press('Escape')
      const { deliveryHours } = await closeForGood(desk)
      await store.open('/en/store/lindwurm')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, we are closed at the moment.')
      await expectAccessible(page, 'closed, preorders taken')
      await changeHouse(desk, { isPreorderEnabled: false })
      await store.open()
      await expect(page.getByRole('link', { name: 'Anrufen' })).toBeVisible()
      await expectAccessible(page, 'closed')
      await openAllDay(desk)
      await changeHouse(desk, { isDeliveryHoursEnabled: true, deliveryHours })
      await store.open()
      await expect(page.getByText('Derzeit ist leider keine Lieferung möglich.')).toBeVisible()
      await expectAccessible(page, 'without delivery')
      await openAllDay(desk)
    })

    test('the screensaver is accessible', async ({ page, server }) => {
      await openAllDay(await admin(server.lindwurmUrl))
      await page.clock.install()
      await new StorePage(page, server.lindwurmUrl).open('/de/store/lindwurm?self-service')
      await expect(async () => {
        await page.clock.fastForward(61_000)
        await expect(page.getByRole('button', { name: /Tippen um zu bestellen/ })).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expectAccessible(page, 'screensaver')
    })

    test('the checkout is accessible: empty, takeaway, delivery, at the table, errors, closed', async ({
      page,
      server,
    }) => {
      const desk = await admin(server.lindwurmUrl)
      await openAllDay(desk)
      await page.goto(`${server.lindwurmUrl}/de/store/lindwurm/checkout`)
      await expect(page.getByText('Keine Produkte im Warenkorb!')).toBeVisible()
      await expectAccessible(page, 'empty')
      await openFoodCheckout(page, server.lindwurmUrl)
      await expectAccessible(page, 'takeaway')
      await serving(page, 'Lieferung').click()
      await expect(page.getByRole('heading', { name: 'Lieferadresse' })).toBeVisible()
      await page.locator('#checkout-deliveryArea').selectOption({ index: 1 })
      await expectAccessible(page, 'delivery')
      await serving(page, 'Dine In').click()
      await expect(page.getByLabel('Ihr Tisch')).toBeVisible()
      await expectAccessible(page, 'at the table')
      await page.locator('form.co button.lg[type=submit]').click()
      await expect(page.locator('.errlist')).toContainText('Bitte wählen Sie Ihren Tisch.')
      await expectAccessible(page, 'at the table, with errors')
      await serving(page, 'Takeaway').click()
      await page.locator('form.co button.lg[type=submit]').click()
      await expect(page.locator('#checkout-firstName')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page, 'takeaway with errors')
      await page.setViewportSize({ width: 390, height: 844 })
      await expectAccessible(page, 'with errors on a phone')
      await expectNoOverflow(page)
      await closeForGood(desk)
      await openFoodCheckout(page, server.lindwurmUrl, { language: 'en' })
      await expect(page.getByText('We are closed at the moment.').first()).toBeVisible()
      await expectAccessible(page, 'closed')
      await openAllDay(desk)
    })

    test('paying online is accessible: test terminal, decided payment, failed checkout', async ({ page, server }) => {
      await openAllDay(await admin(server.lindwurmUrl))
      await openFoodCheckout(page, server.lindwurmUrl)
      await fillContact(page)
      await page.locator('.opt-row', { hasText: 'Online Zahlung' }).click()
      await page.locator('#checkout-legalInstructions').check()
      await page.locator('#checkout-privacyPolicy').check()
      await page.locator('form.co button.lg[type=submit]').click()
      await expect(page.getByText('Nur ein Test')).toBeVisible()
      await expectAccessible(page, 'test terminal')
      const terminal = page.url()
      await page.getByRole('button', { name: 'Fehlgeschlagen' }).click()
      await expect(page).toHaveURL(/\/checkout\/error\?order=/)
      await expect(page.locator('.notice.err')).toBeVisible()
      await expectAccessible(page, 'checkout/error')
      await page.goto(terminal)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expectAccessible(page, 'test terminal, decided')
    })

    test('the status page is accessible in every state', async ({ page, server }) => {
      const desk = await admin(server.lindwurmUrl)
      await openAllDay(desk)
      const { deliveryAreas } = await houseOf(desk)
      const dish = await plainDish(desk)
      const look = async (order: { uid: string; hash: string }, what: string, language = 'de') => {
        await page.goto(`${server.lindwurmUrl}/${language}/status/${order.uid}/${order.hash}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page, what)
      }
      const taken = await placeFood(server.lindwurmUrl)
      await look(taken, 'waiting')
      await desk.act(taken.uid, 'confirm', { readyInMinutes: 20 })
      await look(taken, 'confirmed')
      await desk.act(taken.uid, 'inDelivery')
      await look(taken, 'ready', 'en')
      await desk.act(taken.uid, 'completed')
      await look(taken, 'completed, asked for a review')
      const area = deliveryAreas[0]
      const brought = await placeFood(server.lindwurmUrl, {
        deliveryType: 'delivery',
        isDelivery: true,
        deliveryArea: area?.area ?? '',
        street: 'Häberlstraße 12',
        zipCode: '80337',
        city: 'München',
        country: 'DE',
        items: [{ product: dish.id, amount: Math.ceil((area?.minimumOrderValue ?? 1) / dish.price), unit: 'amount' }],
      })
      await desk.act(brought.uid, 'counterAppointment', {
        appointment: await firstProposal(desk, brought.uid),
      })
      await look(brought, 'another time')
      await desk.act(brought.uid, 'confirm')
      await desk.act(brought.uid, 'inDelivery')
      await look(brought, 'under way')
      await desk.act(brought.uid, 'completed')
      await look(brought, 'delivered')
      await look(await placeFood(server.lindwurmUrl, { paymentMethod: 'mollie' }), 'waiting for its payment')
      const refused = await placeFood(server.lindwurmUrl)
      await desk.act(refused.uid, 'reject', { reason: 'sold-out', message: 'Die Forelle ist aus.' })
      await look(refused, 'cancelled')
      const { uid, hash } = await placeFood(server.lindwurmUrl, { deliveryType: 'dineIn', isDineIn: true, table: '7' })
      await page.setViewportSize({ width: 390, height: 844 })
      await look({ uid, hash }, 'at the table, on a phone', 'en')
      await expectNoOverflow(page)
    })
  })
}
