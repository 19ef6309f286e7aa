import { cardOf } from '../support/board.ts'
import { openAllDay } from '../support/food.ts'
import { placeFood } from '../support/food-page.ts'
import { expect, test } from '../support/test.ts'

/** With HTTP/1.1 a browser has six connections to a server. A stream for each page would use all of them. */
const tabs = 9

test('the back office works in nine tabs of one browser, and each of them shows a new order', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  const pages = [page]
  await page.goto('/backend/bestellungen')
  for (let n = 1; n < tabs; n++) {
    const other = await page.context().newPage()
    pages.push(other)
    await other.goto('/backend/bestellungen')
  }
  for (const one of pages) await expect(one.getByRole('region', { name: /^Neu/ })).toBeVisible()
  const showsAll = async (lastName: string) => {
    await placeFood(server.lindwurmUrl, { lastName })
    // Nine boards that read the order at the same moment need more time on a busy machine. Without the stream an order would not appear.
    for (const one of pages) await expect(cardOf(one, lastName)).toBeVisible({ timeout: 45_000 })
  }
  await showsAll(`Tab${crypto.randomUUID().slice(0, 8)}`)
  // The first page reads the stream for the others. After it is closed, another page does.
  await pages.shift()?.close()
  await showsAll(`Tab${crypto.randomUUID().slice(0, 8)}`)
})
