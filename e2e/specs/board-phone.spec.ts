import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { changeHouse, openAllDay, plainDish, takeOrder } from '../support/food.ts'
import { placeRide } from '../support/ride.ts'
import { expect, test } from '../support/test.ts'

test('on a phone the first order of the board begins within 170 px while the browser blocks the sound', async ({
  staff,
  server,
}) => {
  // With `hasTouch`, controls are 44 px high, as on a phone.
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl, ...phone })
  await takeOrder(desk)
  // Simulates a browser that has just been started: the user has not touched the page yet, so the browser plays no sound.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: true, hasBeenActive: false } }),
  )
  await page.goto('/backend/bestellungen')
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  const ask = page.getByRole('button', { name: 'Ton starten' })
  await expect(ask).toBeVisible()
  expect((await ask.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect((await card.boundingBox())?.y).toBeLessThanOrEqual(170)
  await ask.click()
  await expect(ask).toBeHidden()
})

test('at 1280 px the tabs of the board are whole, beside a long chip about closed branches', async ({
  staff,
  server,
}) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl, viewport: { width: 1280, height: 800 } })
  await page.goto('/backend/bestellungen')
  const tabs = page.getByRole('group', { name: 'Ansicht' })
  await expect(tabs.getByRole('button', { name: 'Fahrten' })).toBeVisible()
  expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
})

test('on a card of any width there is a gap between kind and time, and the table is not cut', async ({
  staff,
  server,
}) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl, viewport: { width: 1280, height: 800 } })
  await page.goto('/backend/bestellungen')
  const card = page
    .getByRole('article')
    .filter({ hasText: /Im Haus · Tisch/ })
    .first()
  await expect(card).toBeVisible()
  const tooClose = await card.evaluate((one) => {
    const [kind, age] = [one.querySelector('.kind'), one.querySelector('.age')]
    if (!kind || !age) throw new Error('The card has no kind or no time')
    // Without the name of the branch, as for a chosen branch, the kind is the last one in its line.
    one.querySelector('.place')?.remove()
    const found: string[] = []
    for (let width = 180; width <= 420; width += 1) {
      one.style.width = `${width}px`
      const [left, right] = [kind.getBoundingClientRect(), age.getBoundingClientRect()]
      const isOneLine = left.top < right.bottom && right.top < left.bottom
      if (isOneLine && right.left - left.right < 6) found.push(`${width}: gap ${right.left - left.right}`)
      if (kind.scrollWidth > kind.clientWidth) found.push(`${width}: the table is cut`)
    }
    return found
  })
  expect(tooClose).toEqual([])
})

test('on a card of any width, the times of an order for tomorrow are whole on the buttons that accept it', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl, hasTouch: true })
  const date = String(Temporal.Now.plainDateISO('Europe/Berlin').add({ days: 1 }))
  // After this opening two of the times are after midnight. So each button has its weekday, too.
  const hours = [{ type: 'once' as const, date, isClosed: false, from: '23:40', to: '24:00' }]
  const { id: branch } = await changeHouse(desk, {
    openingHours: hours,
    deliveryHours: hours,
    isPreorderEnabled: true,
  })
  const { uid } = await desk.call(orderingEndpoints.enter, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      branch,
      lastName: 'Huber',
      phone: '+4915123456789',
      items: [{ product: (await plainDish(desk)).id, amount: 2, unit: 'amount' }],
    },
  })
  const { id } = await desk.order(uid)
  await page.goto('/backend/bestellungen')
  const card = page.locator(`[data-order="${id}"]`)
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByRole('group', { name: /Annehmen/ })).toContainText('23:55')
  const cut = await card.evaluate((one) => {
    const found: string[] = []
    // From the width of a card on a tablet of 721 px on.
    for (let width = 226; width <= 420; width += 1) {
      one.style.width = `${width}px`
      for (const label of one.querySelectorAll('.mins .min')) {
        const button = label.closest('button')?.getBoundingClientRect()
        const lines = [...label.querySelectorAll(':scope > span, small')]
        for (const text of lines.flatMap((line) => [...line.childNodes]).filter(({ nodeType }) => nodeType === 3)) {
          const range = document.createRange()
          range.selectNodeContents(text)
          const { left, right } = range.getBoundingClientRect()
          if (button && (left < button.left || right > button.right)) found.push(`${width}: ${text.textContent}`)
        }
        // 'min' stays in one line with its number.
        const minutes = label.querySelector('small')?.lastChild
        const range = document.createRange()
        if (minutes) range.selectNodeContents(minutes)
        if ([...range.getClientRects()].filter((line) => line.width > 0).length > 1)
          found.push(`${width}: ${minutes?.textContent} in two lines`)
      }
    }
    return found
  })
  expect(cut).toEqual([])
  await openAllDay(desk)
})

test('the history has two lines for each order at 390 px, also for a ride with an appointment', async ({
  staff,
  server,
}) => {
  const { page } = await staff('backoffice')
  const lastName = `Lang ${'Wolfeschlegelstein'.repeat(3)}`
  const { uid } = await placeRide(server.url, { lastName })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/backend/verlauf')
  const row = page.locator('tr.two').filter({ hasText: lastName }).first()
  await expect(row, uid).toBeVisible()
  const heights = await row.locator('td').evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(30)
  const times = row.locator('td.mut')
  expect(await times.evaluate((one) => one.scrollWidth - one.clientWidth), 'The times are not cut').toBeLessThanOrEqual(
    0,
  )
})
