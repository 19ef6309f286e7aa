import type { Branch } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { signIn } from '../support/desk.ts'
import { changeHouse, houseOf } from '../support/food.ts'
import { agree, fillContact, openFoodCheckout } from '../support/food-page.ts'
import { expect, type Page, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

const submit = (page: Page) => page.locator('form.co button.lg[type=submit]')
const serving = (page: Page, name: string) => page.locator('.seg.serving label', { hasText: name })
const summary = (page: Page) => page.locator('form.co aside')

const always: Branch['openingHours'] = [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }]
const never: Branch['openingHours'] = [{ type: 'daily', isClosed: true, from: '00:00', to: '24:00' }]

/** Sets other opening hours while `work` runs, because the tests run at any hour. */
async function whileOpen(
  url: string,
  work: () => Promise<void>,
  hours: Partial<Branch> = { openingHours: always, deliveryHours: always },
): Promise<void> {
  const desk = await signIn(url, 'admin')
  const { deliveryHours, isDeliveryHoursEnabled, openingHours } = await houseOf(desk)
  await changeHouse(desk, { isDeliveryHoursEnabled: true, ...hours })
  await work().finally(() => changeHouse(desk, { deliveryHours, isDeliveryHoursEnabled, openingHours }))
}

/**
 * Chooses tomorrow with the keyboard only. The form around the pickers is complete. So this tests that Enter saves the picker and does
 * not send the order.
 */
async function chooseTomorrowByKeys(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wählen', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Datum wählen' }).locator(':focus')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const time = page.getByRole('dialog', { name: 'Uhrzeit wählen' })
  await expect(time.getByRole('spinbutton', { name: 'Stunde' })).toBeFocused()
  await page.keyboard.type('1815')
  await page.keyboard.press('Enter')
  await expect(time).toBeHidden()
  await expect(page.locator('.opt-label .b')).toHaveText(/18:15$/)
  await expect(page).toHaveURL(/\/checkout$/)
}

test('a takeaway order needs four typed fields, and appears on its status page', async ({ page, server }) => {
  await whileOpen(server.lindwurmUrl, async () => {
    await openFoodCheckout(page, server.lindwurmUrl)
    await expectNoOverflow(page)
    await fillContact(page)
    await agree(page)
    await expect(submit(page)).toHaveText('Zahlungspflichtig bestellen')
    await chooseTomorrowByKeys(page)
    await page.getByText('So schnell wie möglich').first().click()
    await expectAccessible(page, 'checkout')
    await submit(page).click()
    await expect(page).toHaveURL(/\/de\/status\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')
    // The cart is empty, and nothing of the form is stored.
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })
})

test('minimum, fee and taxes depend on the delivery area and the way of serving; typed values are kept', async ({
  page,
  server,
}) => {
  await whileOpen(server.lindwurmUrl, async () => {
    const store = await openFoodCheckout(page, server.lindwurmUrl, { dishes: 1 })
    await serving(page, 'Lieferung').click()
    await expect(page.getByRole('heading', { name: 'Lieferadresse' })).toBeVisible()
    const area = store.branch.deliveryAreas.find(({ minimumOrderValue }) => (minimumOrderValue ?? 0) >= 25)
    await expect(page.getByText(/^Mindestbestellwert je nach Liefergebiet/)).toBeVisible()
    const postcode = page.locator('#checkout-zipCode')
    await postcode.fill('99999')
    await expect(page.getByText('An die Postleitzahl 99999 liefern wir leider nicht.')).toBeVisible()
    await postcode.fill(area?.postcodes?.[0] ?? '')
    await expect(page.locator('#checkout-deliveryArea')).toHaveValue(area?.area ?? '')
    // The sentence stands once, at the button that it describes: on a phone in the bar, on a wide screen beside the summary.
    const sentence = page.getByText('leider noch nicht erreicht.')
    for (const [width, place] of [
      [390, page.locator('.co-bar')],
      [1280, summary(page)],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await expect(place).toContainText(/leider noch nicht erreicht\. Es fehlen [\d,]+ EUR/)
      await expect(sentence).toHaveCount(1)
      await expect(submit(page)).toBeDisabled()
      await expect(submit(page)).toHaveAccessibleDescription(/leider noch nicht erreicht\. Es fehlen [\d,]+ EUR/)
    }
    await expect(summary(page)).toContainText('Lieferkosten')
    // Dine-in has no fee and no minimum.
    await serving(page, 'Dine In').click()
    await expect(summary(page)).toContainText('Vor Ort')
    await expect(summary(page)).toContainText(/Mehrwertsteuer \(\d+%\)/)
    await expect(submit(page)).toBeEnabled()
    await expect(summary(page)).not.toContainText('Lieferkosten')
    // A guest at a table is not asked for personal data (specification §2, Contact).
    await expect(page.locator('#checkout-firstName')).toBeHidden()
    await serving(page, 'Takeaway').click()
    await fillContact(page)
    await page.locator('#checkout-comment').fill('Ohne Zwiebeln')
    await page.reload()
    await expect(page.locator('#checkout-firstName')).toHaveValue('Korbinian')
    await expect(page.locator('#checkout-comment')).toHaveValue('Ohne Zwiebeln')
    await page.goto(`${server.lindwurmUrl}/en/store/lindwurm/checkout`)
    await expect(page.locator('#checkout-comment')).toHaveValue('Ohne Zwiebeln')
    await expect(page.locator('#checkout-legalInstructions')).not.toBeChecked()
  })
})

test('the error list names every field, and removing the last product leads back to the store', async ({
  page,
  server,
}) => {
  await whileOpen(server.lindwurmUrl, async () => {
    await openFoodCheckout(page, server.lindwurmUrl, { cart: { deliveryType: 'dineIn' }, dishes: 1 })
    await submit(page).click()
    const errors = page.locator('.errlist')
    await expect(page.locator('.notice.err.errors')).toBeFocused()
    await expect(errors).toContainText('Bitte wählen Sie Ihren Tisch.')
    await errors.getByRole('link', { name: 'Bitte wählen Sie Ihren Tisch.' }).click()
    await expect(page.locator('#checkout-table')).toBeFocused()
    await expect(page.getByText('Die Tischnummer steht in der Mitte des QR-Codes')).toBeVisible()
    await expectAccessible(page, 'checkout with errors')
    await summary(page)
      .getByRole('button', { name: /entfernen$/ })
      .click()
    await expect(page.getByText('Keine Produkte im Warenkorb!')).toBeVisible()
    await page.getByRole('link', { name: 'Zur Speisekarte' }).click()
    await expect(page).toHaveURL(/\/de\/store\/lindwurm$/)
  })
})

test('a guest chooses an appointment with the pickers, or another time with one tap if the chosen time is closed', async ({
  page,
  server,
}) => {
  // The branch is closed at 03:15 on every day. 03:15 exists once on every day, also when the clocks change.
  const hours = [{ type: 'daily' as const, isClosed: false, from: '06:00', to: '22:00' }]
  await whileOpen(
    server.lindwurmUrl,
    async () => {
      await openFoodCheckout(page, server.lindwurmUrl, {
        cart: {
          appointment: Temporal.Now.zonedDateTimeISO('Europe/Berlin')
            .add({ days: 3 })
            .withPlainTime('03:15')
            .toInstant()
            .toString(),
        },
      })
      await expect(page.getByText('Zum ausgewählten Zeitpunkt haben wir leider geschlossen.').first()).toBeVisible()
      await page.locator('.next-slot button').click()
      await expect(page.getByText('Zum ausgewählten Zeitpunkt haben wir leider geschlossen.')).toBeHidden()
      await page.getByRole('button', { name: 'Ändern' }).click()
      await page.getByRole('dialog', { name: 'Datum wählen' }).getByRole('button', { name: 'Speichern' }).click()
      const time = page.getByRole('dialog', { name: 'Uhrzeit wählen' })
      if (await time.isVisible()) {
        await time.getByRole('radiogroup', { name: 'Volle Stunden' }).locator('label').last().click()
        await expectAccessible(page, 'time picker')
        await time.getByRole('button', { name: 'Speichern' }).click()
      }
      await expect(page.locator('.opt-label .b')).toHaveText(/^\d{1,2}\.\d{1,2}\.\d\d, \d\d:\d\d$/)
    },
    { openingHours: hours, deliveryHours: hours },
  )
})

test('while the branch is closed the page says so, and accepts a preorder', async ({ page, server }) => {
  await whileOpen(
    server.lindwurmUrl,
    async () => {
      await openFoodCheckout(page, server.lindwurmUrl)
      await expect(page.getByText('Derzeit haben wir leider geschlossen.')).toBeVisible()
      await expect(page.getByText('Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.')).toBeVisible()
      await expect(submit(page)).toHaveText('Vorbestellung abschicken')
      await serving(page, 'Lieferung').click()
      await expect(page.getByText('Derzeit bieten wir leider keine Lieferung an.')).toBeVisible()
    },
    { openingHours: never, deliveryHours: never },
  )
})

test('a failed online payment keeps the cart, and sending it again pays the same order', async ({ page, server }) => {
  await whileOpen(server.lindwurmUrl, async () => {
    await openFoodCheckout(page, server.lindwurmUrl)
    await fillContact(page)
    await page.locator('.opt-row', { hasText: 'Online Zahlung' }).click()
    await agree(page)
    await submit(page).click()
    await page.getByRole('button', { name: 'Fehlgeschlagen' }).click()
    await expect(page).toHaveURL(/\/checkout\/error\?order=/)
    await expect(page.locator('.notice.err')).toContainText(
      'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
    )
    const uid = new URL(page.url()).searchParams.get('order')?.split('.')[0] ?? ''
    await expect(summary(page).locator('.item')).toHaveCount(3)
    await expectAccessible(page, 'checkout after a failed payment')
    await agree(page)
    await submit(page).click()
    await page.getByRole('button', { name: 'Bezahlt', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/de/status/${uid}/`))
    await expect(page.locator('.badge.ok')).toHaveText('Bezahlt')
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })
})

test('a guest agrees to a higher price with one tap; the form stays', async ({ page, server, watched }) => {
  watched.expectStatus(409)
  await whileOpen(server.lindwurmUrl, async () => {
    const store = await openFoodCheckout(page, server.lindwurmUrl, { dishes: 1 })
    await fillContact(page)
    await agree(page)
    const desk = await signIn(server.lindwurmUrl, 'admin')
    const name = (await summary(page).locator('.item-name').textContent())?.replace('2 × ', '')
    const id = store.products.find((product) => product.name === name)?.id ?? ''
    const dish = await desk.call(catalogueEndpoints.products.get, { params: { id } })
    const save = async (price: number) => {
      const {
        createdAt: _created,
        id: _id,
        updatedAt: _updated,
        ...record
      } = await desk.call(catalogueEndpoints.products.get, { params: { id } })
      await desk.call(catalogueEndpoints.products.update, { params: { id }, body: { ...record, price } })
    }
    await save((dish.price ?? 0) + 1)
    await submit(page).click()
    await expect(page.getByText('Ein Preis hat sich geändert')).toBeVisible()
    await expect(page.locator('.notice.warn s').first()).toBeVisible()
    await expectAccessible(page, 'price changed')
    await page.getByRole('button', { name: /^Für .* bestellen$/ }).click()
    await expect(page).toHaveURL(/\/de\/status\//)
    await save(dish.price ?? 0)
  })
})

test('as soon as possible after closing time: the checkout says it at the time, and offers the next opening', async ({
  page,
  server,
}) => {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin')
  const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' })
  const hours = [
    {
      type: 'daily' as const,
      isClosed: false,
      from: clock(now.subtract({ hours: 2 })),
      to: clock(now.add({ hours: 2 })),
    },
  ]
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const { minutesPerOrder, preparationMinutes } = await houseOf(desk)
  const order = async () => {
    await openFoodCheckout(page, server.lindwurmUrl)
    const note = page.locator('.past-closing')
    await expect(note).toContainText('Wir schließen aber schon um')
    await expectAccessible(page, 'closing note')
    await expectNoOverflow(page)
    await note.getByRole('button').click()
    await expect(note).toBeHidden()
    await expect(page.locator('.opt-label .b')).toHaveText(/\d\d:\d\d$/)
    await page.getByText('So schnell wie möglich').first().click()
    await expect(note).toBeVisible()
    await fillContact(page)
    await agree(page)
    await submit(page).click()
    await expect(page).toHaveURL(/\/de\/status\//)
  }
  await whileOpen(server.lindwurmUrl, order, {
    openingHours: hours,
    isDeliveryHoursEnabled: false,
    isPreorderEnabled: true,
    preparationMinutes: 185,
    minutesPerOrder: 0,
  }).finally(() => changeHouse(desk, { minutesPerOrder, preparationMinutes }))
})
