import { BookingPage } from '../support/booking-page.ts'
import { tabTo } from '../support/keyboard.ts'
import { inDays } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

/** Books a ride in English with the keyboard only, without any click or script that sets the focus. */
test('a visitor books a ride in English with the keyboard only', async ({ page }) => {
  const booking = new BookingPage(page, 'en')
  const { keyboard } = page
  const at = inDays(4)
  await page.goto('/en/home')
  await expect(booking.sheet).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await keyboard.press('Enter')

  await tabTo(page, page.getByRole('radio', { name: 'Airport transfer' }))
  await tabTo(page, booking.place('from'))
  await keyboard.type('Vienna Airport')
  await expect(page.getByRole('option').first()).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(booking.place('from')).toHaveValue(/Vienna/)
  // Choosing a place moves the focus to the next field.
  await expect(booking.place('to')).toBeFocused()
  await keyboard.type('Salzburg Hau')
  await expect(page.getByRole('option', { name: /Salzburg/ }).first()).toBeVisible()
  await keyboard.press('Enter')
  await expect(booking.place('to')).toHaveValue(/Salzburg/)

  // Pickers open when they receive the focus (specification §4).
  const dialog = page.getByRole('dialog')
  await tabTo(page, booking.date, { opened: dialog })
  await expect(dialog.getByRole('grid')).toBeVisible()
  const focused = page.locator(':focus')
  // The calendar opens on the day of the next full hour.
  await expect(focused).toHaveAccessibleName(/\d{4}/)
  for (let days = 0; days < 8 && !booking.spoken(at).test((await focused.getAttribute('aria-label')) ?? ''); days += 1)
    await keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(booking.spoken(at))
  // Enter saves the day, and the time picker opens.
  await keyboard.press('Enter')
  await expect(dialog.getByRole('spinbutton', { name: 'Hour' })).toBeFocused()
  await keyboard.press('Home')
  await keyboard.type('09')
  await expect(dialog.getByRole('spinbutton', { name: 'Minute' })).toBeFocused()
  await keyboard.type('35')
  // Enter saves the typed time. It does not send the form around the picker.
  await keyboard.press('Enter')
  await expect(booking.time).toHaveValue('09:35')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await tabTo(page, page.getByRole('textbox', { name: /Flight number/ }))
  await keyboard.type('BA 696')
  await tabTo(page, booking.vehicle('Business'))
  await keyboard.press('ArrowRight')
  await expect(booking.vehicle('First Class')).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Enter contact details' }))
  await keyboard.press('Enter')

  await expect(booking.field('firstName')).toBeVisible()
  await tabTo(page, booking.field('firstName'))
  await keyboard.type('Mary')
  await tabTo(page, booking.field('lastName'))
  await keyboard.type('Shepherd')
  await tabTo(page, booking.field('email'))
  await keyboard.type('mary@example.com')
  await tabTo(page, booking.field('phone'))
  await keyboard.type('+44 20 7946 0000')
  await tabTo(page, page.getByRole('checkbox', { name: booking.words.terms }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox', { name: booking.words.privacy }))
  await keyboard.press('Space')
  await tabTo(page, booking.send)
  await keyboard.press('Enter')

  await expect(page).toHaveURL(/\/en\/status\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for confirmation')
})
