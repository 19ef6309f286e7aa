import { signIn } from '../support/desk.ts'
import { openAllDay, plainDish } from '../support/food.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 180_000 })

/** Maximum number of Tab presses until the focus reaches a dish. It is high, because there are many dishes with one or two buttons each. */
const throughTheCard = 400

/** Orders food in English with the keyboard only, without any click or script that sets the focus. */
test('a visitor orders food in English with the keyboard only', async ({ page, server }) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  await openAllDay(desk)
  const { name, translations } = await plainDish(desk)
  const dish = translations.en?.name ?? name
  const { keyboard } = page
  await page.goto(`${server.lindwurmUrl}/en/store/lindwurm`)
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await keyboard.press('Enter')

  const cart = page.getByRole('complementary', { name: 'Cart' })
  await tabTo(page, page.getByRole('button', { name: `Add ${dish} to cart` }), { most: throughTheCard })
  await keyboard.press('Enter')
  await expect(cart).toContainText(`1 × ${dish}`)
  await tabTo(page, page.getByRole('button', { name: 'Choose Roast pork' }), { most: throughTheCard })
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Roast pork' })
  await tabTo(page, dialog.getByRole('radio', { name: 'Potato dumpling' }))
  await keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Bread dumpling' })).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'More Extra gravy' }))
  await keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Add to cart' }))
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(cart).toContainText('Bread dumpling, Extra gravy')
  await tabTo(page, cart.getByRole('link', { name: 'Order now' }), { most: throughTheCard })
  await keyboard.press('Enter')

  await expect(page.locator('#checkout-firstName')).toBeVisible()
  for (const [field, text] of [
    ['firstName', 'Mary'],
    ['lastName', 'Shepherd'],
    ['phone', '+44 20 7946 0000'],
  ] as const) {
    await tabTo(page, page.locator(`#checkout-${field}`))
    await keyboard.type(text)
  }
  for (const box of ['legalInstructions', 'privacyPolicy']) {
    await tabTo(page, page.locator(`#checkout-${box}`))
    await keyboard.press('Space')
  }
  await tabTo(page, page.getByRole('button', { name: /Order with obligation to pay|preorder/i }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/status\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order!')
  await expect(page.getByText('Waiting for confirmation').first()).toBeVisible()
})
