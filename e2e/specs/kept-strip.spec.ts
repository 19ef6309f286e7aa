import { cardOf } from '../support/board.ts'
import { takeOrder } from '../support/food.ts'
import { expect, test } from '../support/test.ts'

test('after an acceptance the check mark never stands alone in a line', async ({ staff, server }) => {
  const viewport = { width: 768, height: 1024 }
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl, viewport })
  const tomorrow = Temporal.Now.zonedDateTimeISO('Europe/Berlin').add({ days: 1 }).startOfDay().with({ hour: 12 })
  for (const locale of ['de', 'en']) {
    const lastName = `Haken${locale}`
    await takeOrder(desk, { lastName, appointmentDate: tomorrow.toString({ timeZoneName: 'never' }) })
    await page.goto('/backend/bestellungen')
    await page.evaluate((now) => localStorage.setItem('servus.locale', now), locale)
    await page.reload()
    const card = cardOf(page, lastName)
    await card.getByRole('button', { name: locale === 'de' ? /^Annehmen/ : /^Accept/ }).click()
    const strip = card.locator('.kept')
    await expect(strip).toContainText(/12:00/)
    const [mark, text] = [
      await strip.locator('svg').first().boundingBox(),
      await strip.getByText(/12:00/).boundingBox(),
    ]
    expect(text?.y, locale).toBeLessThan((mark?.y ?? 0) + (mark?.height ?? 0))
  }
})
