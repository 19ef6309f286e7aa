import { signIn } from '../support/desk.ts'
import { changeHouse, houseOf, openAllDay } from '../support/food.ts'
import { agree, fillContact, openFoodCheckout } from '../support/food-page.ts'
import { expect, type Page, test } from '../support/test.ts'

/** Opening hours of a branch that opens in three hours, at any hour of the day. */
function openLater() {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin')
  const at = (hours: number) => now.add({ hours }).toPlainTime().toString({ smallestUnit: 'minute' })
  return [{ type: 'daily' as const, isClosed: false, from: at(3), to: at(5) }]
}

/** Opens the checkout of food with all fields filled in. */
async function readyToSend(page: Page, url: string): Promise<void> {
  await openFoodCheckout(page, url)
  await fillContact(page)
  await agree(page)
}

test('a guest at the checkout learns that the branch has closed in the meantime, before the order becomes a preorder', async ({
  page,
  server,
  watched,
}) => {
  watched.expectStatus(422)
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const { deliveryHours, openingHours } = await houseOf(desk)
  await openAllDay(desk)
  await readyToSend(page, server.lindwurmUrl)
  await changeHouse(desk, { openingHours: openLater() })
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(
    page.getByText(/^Wir haben inzwischen geschlossen und Ihre Bestellung noch nicht angenommen\./),
  ).toBeVisible()
  await expect(page.getByText(/^Derzeit haben wir leider geschlossen\./)).toBeVisible()
  await expect(page).toHaveURL(/\/checkout/)
  await page.getByRole('button', { name: 'Vorbestellung abschicken' }).click()
  await expect(page).toHaveURL(/\/status\//)
  await expect(page.getByText(/Wir öffnen /).first()).toBeVisible()
  await changeHouse(desk, { deliveryHours, openingHours })
})

test('a guest who orders for a later opening is asked when the branch has opened earlier', async ({
  page,
  server,
  watched,
}) => {
  watched.expectStatus(422)
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const { deliveryHours, openingHours } = await houseOf(desk)
  await changeHouse(desk, { openingHours: openLater() })
  await readyToSend(page, server.lindwurmUrl)
  await openAllDay(desk)
  await page.getByRole('button', { name: 'Vorbestellung abschicken' }).click()
  await expect(
    page.getByText(/^Unsere Zeiten haben sich inzwischen geändert\..* jetzt gleich zubereitet/),
  ).toBeVisible()
  await expect(page.getByText(/^Derzeit haben wir leider geschlossen\./)).toBeHidden()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page).toHaveURL(/\/status\//)
  await changeHouse(desk, { deliveryHours, openingHours })
})
