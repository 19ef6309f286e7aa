import { draftKey } from '#modules/booking/site/draft-store.ts'
import { emptyDraft, serialiseDraft } from '#modules/booking/site/draft.ts'
import { BookingPage } from '../support/booking-page.ts'
import { withoutBanner } from '../support/consent.ts'
import { rideDraft } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`a ride that is booked again: the page shows the filled form, and the date has the focus (${width} px)`, async ({
    page,
    server,
    watched,
  }) => {
    // This order is only stored on the device.
    watched.expectStatus(404)
    await page.setViewportSize({ width, height })
    await withoutBanner(page, server.url)
    const { branch, ride } = await rideDraft(server.url)
    const { from, to } = ride as unknown as Pick<typeof emptyDraft, 'from' | 'to'>
    const draft = {
      ...emptyDraft,
      from,
      to,
      service: 'private-transfer' as const,
      isServiceChosen: true,
      toDetail: 'Getreidegasse 9',
    }
    const order = {
      uid: 'DC-1',
      hash: 'h',
      branchId: branch,
      kind: 'ride',
      at: Date.now(),
      text: 'Flughafen Wien nach Salzburg',
      pickUp: 'Sa, 28.11.26, 14:30 Uhr',
      againKey: draftKey(branch),
      again: serialiseDraft(draft),
      isOver: true,
    }
    const booking = new BookingPage(page)
    await booking.open()
    await page.evaluate((orders) => localStorage.setItem('asp.orders', orders), JSON.stringify([order]))
    await page.reload()
    const again = page.getByRole('button', { name: 'Noch einmal buchen' }).first()
    await expect(again).toBeVisible()
    if (width < 720) {
      // On a phone the first screen shows the button, and the form still begins near the top.
      await expect(again).toBeInViewport({ ratio: 1 })
      expect((await page.locator('#booking form').boundingBox())?.y).toBeLessThanOrEqual(400)
    }
    await again.scrollIntoViewIfNeeded()
    await again.click()
    await expect(page.getByRole('combobox', { name: 'Von' })).toHaveValue(/Wien/)
    await expect(page.getByRole('dialog', { name: 'Datum wählen' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(booking.date).toBeFocused()
    await expect(booking.date).toBeInViewport({ ratio: 1 })
    const top = (await booking.sheet.boundingBox())?.y ?? Infinity
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(height / 4)
  })
