import { donationsEndpoints } from '#modules/donations/contract.ts'
import { expectAccessible } from '../../../e2e/support/accessible.ts'
import { openFoodCheckout } from '../../../e2e/support/food-page.ts'
import { openCheckout } from '../../../e2e/support/checkout-page.ts'
import { withConfig } from '../../../e2e/support/desk.ts'
import { expect, test } from '../../../e2e/support/test.ts'

/**
 * Specification §2, Booking checkout: the checkout of a ride has the donation section, too. The customer chooses an organisation and pays
 * nothing for it.
 */
test('a ride donates to the chosen organisation', async ({ desk, page, server }) => {
  const donatee = await desk.call(donationsEndpoints.create, {
    body: { name: 'Wiener Tafel', description: 'Lebensmittel für Menschen in Not.' },
  })
  await withConfig(desk, { enablePluginDonations: true }, async () => {
    const booking = await openCheckout(page, server.url)
    const price = await page.locator('.totals .sum').textContent()
    await page.getByRole('button', { name: 'Organisation wählen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Organisation wählen' })
    await dialog.getByRole('searchbox').fill('gibtesnicht')
    await expect(dialog.locator('.notice')).toHaveText('Keine passende Organisation gefunden.')
    await expectAccessible(page, 'donation dialog')
    await dialog.getByRole('searchbox').fill('tafel')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Ihre Spende geht an Wiener Tafel.')).toBeVisible()
    await expect(page.getByText('0,07 EUR')).toBeVisible()
    expect(await page.locator('.totals .sum').textContent()).toBe(price)
    await booking.fillContact()
    await booking.accept()
    await booking.send.click()
    await expect(page).toHaveURL(/\/de\/status\//)
    const { uid } = booking.placed()
    expect((await desk.order(uid)).donateeId).toBe(donatee.id)
  })
})

test('Enter saves the dialog of a food order and does not send the form behind it', async ({ page, server }) => {
  await openFoodCheckout(page, server.lindwurmUrl)
  await page.getByRole('button', { name: 'Organisation wählen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Organisation wählen' })
  await dialog.getByRole('radio').nth(1).check({ force: true })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihre Spende geht an')).toBeVisible()
  // If Enter had submitted the form behind the dialog, that form would now show errors for the missing consents.
  await expect(page.locator('form.co [aria-invalid=true]')).toHaveCount(0)
})
