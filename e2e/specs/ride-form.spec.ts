import { BookingPage } from '../support/booking-page.ts'
import { withoutBanner } from '../support/consent.ts'
import { inDays } from '../support/ride.ts'
import { expect, type Locator, test } from '../support/test.ts'

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('The button is not visible.')
  return box
}

test.describe('a press that leaves a field', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('counts, and the message about the field appears after it', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await page.getByRole('button', { name: 'Ablehnen' }).click()
    const flight = page.getByRole('textbox', { name: 'Flugnummer' })
    const more = page.getByRole('button', { name: 'Mehr Kinder' })
    const warning = page.getByText('Eine Flugnummer sieht meist so aus: OS 202. Bitte prüfen Sie Ihre Angabe.')
    await flight.fill('quatsch')
    await more.scrollIntoViewIfNeeded()
    const before = await boxOf(more)
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
    await page.mouse.down()
    await expect(flight).not.toBeFocused()
    expect(await boxOf(more)).toEqual(before)
    await expect(warning).toHaveCount(0)
    await page.mouse.up()
    await expect(page.getByLabel('1 Kind', { exact: true })).toBeVisible()
    await expect(warning).toBeVisible()
  })

  test('of a key shows the message at once', async ({ page }) => {
    const booking = new BookingPage(page)
    await booking.open()
    await page.getByRole('textbox', { name: 'Flugnummer' }).fill('quatsch')
    await page.keyboard.press('Tab')
    await expect(page.getByText(/^Eine Flugnummer sieht meist so aus/)).toBeVisible()
  })
})

for (const language of ['de', 'en'] as const) {
  test(`a chosen date is shown whole at 390, 768 and 1280 px: ${language}`, async ({ page }) => {
    const booking = new BookingPage(page, language)
    await booking.open()
    // 'Wed' is the widest of the short English weekdays.
    const soon = inDays(2)
    await booking.chooseDate(soon.add({ days: (10 - soon.dayOfWeek) % 7 }))
    await expect(booking.date).toHaveValue(/^\p{L}{2,3}, \d\d\.\d\d\.\d{4}$/u)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const field of [booking.date, booking.time]) {
        const { scroll, client } = await field.evaluate((one) => ({ scroll: one.scrollWidth, client: one.clientWidth }))
        expect(scroll, `${width} px`).toBeLessThanOrEqual(client)
      }
    }
  })
}

test('an exact address has at least 3 characters', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fillRide(inDays(2))
  await booking.choosePlace('to', 'Graz', /Graz/)
  const exact = page.getByRole('textbox', { name: 'Wohin genau in Graz?' })
  await exact.fill('x')
  await page.getByRole('button', { name: 'Kontaktdaten eingeben' }).click()
  await expect(exact).toHaveAccessibleDescription(
    'Bitte nennen Sie die genaue Adresse (mindestens 3 Zeichen), zum Beispiel Straße und Hausnummer oder das Hotel.',
  )
  await exact.fill('Hbf')
  await expect(exact).not.toHaveAttribute('aria-invalid')
  await booking.toCheckout()
})

test('two taps on save on a later day book no night ride', async ({ page }) => {
  await page.clock.setFixedTime('2027-06-16T20:50:00Z')
  const booking = new BookingPage(page)
  await booking.open()
  await booking.chooseProposed(Temporal.PlainDate.from('2027-06-17'))
  await expect(booking.time).toHaveValue('09:00')
})

const shuttle = { de: '/de/gaesteshuttle', en: '/en/guest-shuttle' }

for (const language of ['de', 'en'] as const) {
  test(`the tick on the chosen vehicle does not cover its name, from 360 px on: ${language}`, async ({
    page,
    server,
  }) => {
    const { home } = new BookingPage(page, language).words
    for (const address of [`${server.url}${home}`, `${server.lindwurmUrl}${shuttle[language]}`])
      for (const width of [360, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(address)
        const cards = page.locator('.car')
        await expect(cards.first()).toBeVisible()
        for (const card of await cards.all()) {
          await card.click()
          await expect(card.getByRole('radio')).toBeChecked()
          const name = (await card.locator('.nm').textContent()) ?? ''
          expect(await isNameFree(card), `${name}, ${width} px`).toBe(true)
        }
      }
  })
}

/** Is no letter of the name below the tick or outside the card? */
const isNameFree = (card: Locator) =>
  card.evaluate((one) => {
    const tick = one.querySelector('.tick')?.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(one.querySelector('.nm') ?? one)
    const { right } = one.getBoundingClientRect()
    return [...words.getClientRects()].every(
      (line) =>
        line.right <= right &&
        (!tick ||
          line.right <= tick.left ||
          line.left >= tick.right ||
          line.bottom <= tick.top ||
          line.top >= tick.bottom),
    )
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the button that swaps start and destination lies above both fields', async ({ page, server }) => {
    await withoutBanner(page, server.url)
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choosePlace('from', 'Flughafen Wien', /Wien/)
    const swap = page.getByRole('button', { name: 'Start und Ziel tauschen' })
    for (const end of ['from', 'to'] as const) {
      await booking.place(end).click()
      // The list of the destination is below both fields. The list of the start would lie above the button.
      if (end === 'to') {
        await booking.place(end).fill('Salz')
        await expect(page.getByRole('option', { name: /Salz/ }).first()).toBeVisible()
      }
      const hits = await swap.evaluate((button) => {
        const { bottom, left, right, top } = button.getBoundingClientRect()
        // The button is round, so the points are inside its corners.
        const inner = (bottom - top) * 0.2
        return [left + inner, right - inner].flatMap((x) =>
          [top + inner, bottom - inner].map((y) => button.contains(document.elementFromPoint(x, y))),
        )
      })
      expect(hits, `in the field ${end}`).toEqual([true, true, true, true])
    }
    await swap.click()
    await expect(booking.place('to')).toHaveValue(/Flughafen Wien/)
  })

  test('the bar with the price lies above the button that swaps start and destination', async ({ page, server }) => {
    await withoutBanner(page, server.url)
    const booking = new BookingPage(page)
    await booking.open()
    await booking.choosePlace('from', 'Flughafen Wien', /Wien/)
    await booking.choosePlace('to', 'Salzburg', /Salzburg/)
    const bar = page.locator('.bk-foot.sticky')
    await expect(bar).toBeVisible()
    // In a low window the page can be scrolled until the button would lie in the middle of the bar.
    await page.setViewportSize({ width: 390, height: 520 })
    const isCovered = await page.getByRole('button', { name: 'Start und Ziel tauschen' }).evaluate((button) => {
      const foot = document.querySelector('.bk-foot.sticky')!
      const middle = (one: Element) => {
        const { bottom, top } = one.getBoundingClientRect()
        return (top + bottom) / 2
      }
      scrollBy({ top: middle(button) - middle(foot), behavior: 'instant' })
      const { left, width } = button.getBoundingClientRect()
      return foot.contains(document.elementFromPoint(left + width / 2, middle(button)))
    })
    expect(isCovered).toBe(true)
  })

  for (const language of ['de', 'en'] as const)
    test(`the flight number says why it is asked for, and nothing moves when the direction changes: ${language}`, async ({
      page,
      server,
    }) => {
      await withoutBanner(page, server.url)
      for (const width of [360, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        const booking = new BookingPage(page, language)
        await booking.open()
        await booking.choosePlace('from', language === 'de' ? 'Flughafen Wien' : 'Vienna airport', /Wien|Vienna/)
        await booking.choosePlace('to', 'Salzburg', /Salzburg/)
        const flight = page.getByRole('textbox', { name: booking.words.flight })
        const [arrival, departure] =
          language === 'de'
            ? ['Damit wir auf Verspätungen achten können.', 'Damit wir Terminal und Abflugzeit kennen.']
            : ['So that we can follow delays.', 'So that we know terminal and departure.']
        await expect(flight).toHaveAccessibleDescription(arrival)
        await expect(page.getByText(arrival)).toBeVisible()
        const next = page.getByRole('button', { name: /^(Mehr Kinder|More children)$/ })
        // The names of the places may take more lines after the swap, so only the distance between the fields is compared.
        const heights = async () => (await boxOf(next)).y - (await boxOf(flight)).y
        const before = await heights()
        await page.getByRole('button', { name: /tauschen|^Swap/ }).click()
        await expect(flight).toHaveAccessibleDescription(departure)
        await expect(page.getByText(departure)).toBeVisible()
        expect(await heights()).toBeCloseTo(before)
        await page.evaluate(() => sessionStorage.clear())
      }
    })
})
