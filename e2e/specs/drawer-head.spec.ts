import { takeOrder } from '../support/food.ts'
import { expect, test } from '../support/test.ts'

for (const width of [390, 1280])
  test(`at ${width} px the button to print stands beside the other icons in the head of the drawer`, async ({
    staff,
    server,
  }) => {
    const viewport = { width, height: 844 }
    const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl, viewport, hasTouch: width === 390 })
    const { id } = await takeOrder(desk, { deliveryType: 'dineIn', isDineIn: true, table: '12' })
    await page.goto(`/backend/bestellungen/${id}`)
    const head = page.locator('.dw>.hd')
    const print = head.getByRole('button', { name: 'Drucken' })
    await expect(print).toBeEnabled()
    const [box, close] = [
      await print.boundingBox(),
      await head.getByRole('button', { name: 'Schließen' }).boundingBox(),
    ]
    expect(box?.y).toBe(close?.y)
    expect(await head.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
    // The kind of the order is not cut: of a guest at a table it contains the table.
    expect(await head.locator('.kind').evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
    // The first line of the head is as high as one of its icons.
    const line = await head.locator('.row').first().boundingBox()
    expect(line?.height).toBe(close?.height)
  })
