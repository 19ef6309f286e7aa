import { BookingPage } from '../support/booking-page.ts'
import { withBranch } from '../support/desk.ts'
import { inDays } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

const hours = (from: string, to: string, more: object[] = []) => ({
  openingHours: [{ type: 'daily' as const, from, to }, ...more] as never,
})

/** Tests specification §2, section 'Date and time pickers'. */
test('the calendar starts on Monday, shows ISO weeks and disables past days', async ({ page }) => {
  // A day in the middle of a month. Late on the last day of a month, the calendar would begin with the next month.
  await page.clock.setFixedTime('2027-06-16T09:00:00Z')
  const booking = new BookingPage(page)
  await booking.open()
  await booking.date.click()
  const dialog = page.getByRole('dialog', { name: 'Datum wählen' })
  await expect(dialog.getByRole('columnheader')).toHaveText(['KW', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
  const now = Temporal.Instant.from('2027-06-16T09:00:00Z').toZonedDateTimeISO('Europe/Vienna')
  await expect(dialog.getByRole('rowheader', { name: `Kalenderwoche ${now.weekOfYear}`, exact: true })).toBeVisible()
  await expect(booking.dayButton(now.subtract({ days: 1 }))).toHaveAttribute('aria-disabled', 'true')
  await expect(dialog.getByRole('button', { name: 'Voriger Monat' })).toBeDisabled()
  await expect(page.locator(':focus')).toHaveAccessibleName(/\d{4}/)
  await page.keyboard.press('PageDown')
  const next = now.toPlainDate().add({ months: 1 })
  await expect(dialog.getByRole('grid')).toHaveAccessibleName(new RegExp(String(next.year)))
  await page.keyboard.press('Home')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Montag/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(booking.date).toHaveValue('')
  await expect(booking.time).toBeDisabled()
})

test('a calendar whose code is loaded after the guest has moved on does not open', async ({ page }) => {
  let chunk = ''
  const { promise: isLate, resolve: arrive } = Promise.withResolvers<undefined>()
  await page.route(/date-picker[^/]*\.js$/, async (route) => {
    chunk = route.request().url()
    await isLate
    await route.continue()
  })
  const booking = new BookingPage(page)
  await booking.open()
  await booking.date.focus()
  await expect.poll(() => chunk).not.toBe('')
  await page.keyboard.press('Tab')
  const next = page.getByRole('textbox', { name: /Flugnummer/ })
  await expect(next).toBeFocused()
  await expect(booking.date).toHaveAttribute('aria-expanded', 'false')
  arrive(undefined)
  await page.evaluate((url) => import(url), chunk)
  await page.keyboard.type('OS 202')
  await expect(next).toHaveValue('OS 202')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('dialog', { name: 'Datum wählen' })).toBeVisible()
})

test('cancel restores the earlier choice, reset clears it', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.chooseDate(inDays(3))
  await expect(booking.time).toHaveValue('')
  await booking.chooseTime('10:20')
  const chosen = await booking.date.inputValue()
  await booking.date.click()
  const dialog = page.getByRole('dialog')
  await booking
    .dayButton(inDays(4))
    .or(dialog.getByRole('button', { name: 'Nächster Monat' }))
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(booking.date).toHaveValue(chosen)
  await booking.date.click()
  await dialog.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(booking.date).toHaveValue('')
  await expect(booking.time).toBeDisabled()
})

test('times outside the opening hours cannot be saved; the hours are listed, and one tap chooses a time within them', async ({
  page,
  desk,
}) => {
  await withBranch(desk, hours('08:00', '18:00'), async () => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.chooseDate(inDays(3))
    await booking.time.click()
    const dialog = page.getByRole('dialog', { name: 'Uhrzeit wählen' })
    const hour = dialog.getByRole('spinbutton', { name: 'Stunde' })
    await hour.press('Home')
    await hour.press('2')
    await hour.press('2')
    await expect(dialog.getByRole('alert')).toContainText(/Um 22:\d\d Uhr ist kein Termin frei\. Verfügbar sind:/)
    await expect(dialog.getByRole('button', { name: 'Speichern' })).toBeDisabled()
    // Enter presses 'Speichern', which is disabled, so nothing may happen. If Enter sent the form around the picker, the form would show
    // errors.
    await hour.press('Enter')
    await expect(page.getByRole('alert', { includeHidden: true })).toHaveCount(1)
    await expect(dialog.getByText('08:00 bis 18:00')).toBeVisible()
    await dialog
      .getByRole('button', { name: /^\d\d:\d\d wählen$/ })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    // 17:55 is the last slot. An appointment at closing time itself is refused (docs/rules/time.md, Opening hours).
    await expect(booking.time).toHaveValue('17:55')
  })
})

test('a closed day is disabled; the steps of the time picker are one hour and five minutes', async ({ page, desk }) => {
  const closed = inDays(3)
  await withBranch(
    desk,
    hours('00:00', '24:00', [
      { type: 'once', date: closed.toPlainDate().toString(), isClosed: true, from: '00:00', to: '24:00' },
    ]),
    async () => {
      const booking = new BookingPage(page)
      await booking.open()
      await booking.date.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('grid')).toBeVisible()
      if (!(await booking.dayButton(closed).isVisible()))
        await dialog.getByRole('button', { name: 'Nächster Monat' }).click()
      await expect(booking.dayButton(closed)).toHaveAttribute('aria-disabled', 'true')
      await expect(booking.dayButton(closed)).toHaveAccessibleName(/nicht verfügbar/)
      await dialog.getByRole('button', { name: 'Abbrechen' }).click()
      await booking.chooseDate(inDays(4))
      await booking.chooseTime('10:20')
      await booking.time.click()
      const chips = dialog.getByRole('radiogroup', { name: 'Volle Stunden' })
      await expect(chips.getByText('10:00')).toBeInViewport({ ratio: 1 })
      await expect(chips.getByText('00:00')).not.toBeInViewport()
      await dialog.getByRole('button', { name: 'Stunde später' }).click()
      await dialog.getByRole('button', { name: '5 Minuten später' }).click()
      // The Tab key stops only once in the list of full hours, not at each hour.
      await dialog.getByRole('spinbutton', { name: 'Minute' }).focus()
      await page.keyboard.press('Tab')
      await expect(chips.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: 'Zurücksetzen' })).toBeFocused()
      await dialog.getByRole('button', { name: 'Speichern' }).click()
      await expect(booking.time).toHaveValue('11:25')
    },
  )
})

test('a day without any slot says so and offers the next free slot', async ({ page, desk }) => {
  const at = inDays(3)
  const booking = new BookingPage(page)
  await booking.open()
  await booking.chooseDate(at)
  await booking.chooseTime('10:20')
  await withBranch(
    desk,
    hours('00:00', '24:00', [
      { type: 'once', date: at.toPlainDate().toString(), isClosed: true, from: '00:00', to: '24:00' },
    ]),
    async () => {
      await page.reload()
      await booking.time.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Zum ausgewählten Tag sind keine Termine verfügbar.')).toBeVisible()
      await dialog.getByText('Nächster freier Termin:').getByRole('button').click()
      await expect(dialog).toBeHidden()
      await expect(booking.date).not.toHaveValue(
        new RegExp(`${String(at.day).padStart(2, '0')}\\.${String(at.month).padStart(2, '0')}\\.`),
      )
    },
  )
})

/**
 * docs/rules/time.md, Clock changes: a time of day that does not exist is never offered. A time of day that exists twice is offered
 * twice, with its UTC offset in the label.
 */
test.describe('nights with a clock change', () => {
  for (const [night, now, time, expected] of [
    ['2027-03-28', '2027-03-26T09:00:00Z', '02:30', 'gap'],
    ['2027-10-31', '2027-10-29T09:00:00Z', '02:30', 'twice'],
  ] as const) {
    test(`${night}, ${time}: ${expected}`, async ({ page }) => {
      // The pickers calculate the times in the browser, with the same rules as the server.
      await page.clock.setFixedTime(now)
      const booking = new BookingPage(page)
      await booking.open()
      await booking.chooseDate(Temporal.PlainDate.from(night))
      await booking.time.click()
      const dialog = page.getByRole('dialog', { name: 'Uhrzeit wählen' })
      const [hour, minute] = [
        dialog.getByRole('spinbutton', { name: 'Stunde' }),
        dialog.getByRole('spinbutton', { name: 'Minute' }),
      ]
      await hour.press('Home')
      await hour.press('2')
      await minute.press('3')
      await minute.press('0')
      if (expected === 'gap') {
        await expect(dialog.getByText(/Um 02:30 Uhr ist kein Termin frei/)).toBeVisible()
        await expect(dialog.getByRole('button', { name: 'Speichern' })).toBeDisabled()
      } else {
        await expect(dialog.getByText('Diese Stunde gibt es wegen der Zeitumstellung zweimal.')).toBeVisible()
        await dialog.getByRole('radio', { name: '02:30 (UTC+01:00)' }).check()
        await dialog.getByRole('button', { name: 'Speichern' }).click()
        const kept = await page.evaluate(() => Object.values(sessionStorage).join())
        expect(kept).toContain('2027-10-31T01:30:00Z')
      }
    })
  }
})

test('the chosen day shows the mark of a day with certain times only, which the legend explains', async ({
  page,
  desk,
}) => {
  await withBranch(desk, hours('10:00', '18:00'), async () => {
    const booking = new BookingPage(page)
    await booking.open()
    await booking.date.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('nur zu bestimmten Zeiten', { exact: true })).toBeVisible()
    const chosen = dialog.getByRole('gridcell', { selected: true }).getByRole('button')
    await expect(chosen).toHaveAccessibleName(/nur zu bestimmten Zeiten/)
    const [day, mark] = await chosen.evaluate((one) =>
      [undefined, '::before'].map((part) => getComputedStyle(one, part).backgroundColor),
    )
    expect(mark).not.toBe(day)
  })
})
