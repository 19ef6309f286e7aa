import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../../../e2e/support/test.ts'
import { signIn } from '../../../e2e/support/desk.ts'
import { openAllDay, plainDish } from '../../../e2e/support/food.ts'
import { embedEndpoints } from '../contract.ts'

/**
 * Opens a page of a hotel on another site, which embeds the booking form. The Content-Security-Policy of this page allows scripts and
 * frames only from the business.
 */
async function openHotel(
  business: string,
  attributes = 'data-kind="booking"',
): Promise<{ server: Server; url: string }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${business}; frame-src ${business}; img-src data:`,
    )
    response.end(`<!doctype html><html lang="de"><title>Hotel</title><link rel="icon" href="data:,">
      <h1>Hotel Praterblick</h1><a href="#zimmer">Zimmer</a>
      <script src="${business}/embed.js" ${attributes}></script><p>Danach</p></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a ride is booked in the page of a hotel: in a frame, in the look of the business, without stored data or a consent question', async ({
  desk,
  page,
  server,
}) => {
  const policyOf = async () =>
    (await fetch(`${server.url}/de/hier-buchen`)).headers
      .get('content-security-policy')
      ?.match(/frame-ancestors [^;]+/)?.[0]
  const hotel = await openHotel(server.url)
  expect(await policyOf()).not.toContain(hotel.url)
  const allowed = await desk.call(embedEndpoints.create, { body: { url: hotel.url } })
  try {
    expect(await policyOf()).toContain(hotel.url)
    await page.goto(hotel.url)
    const box = page.locator('iframe')
    await expect(box).toHaveAttribute('title', 'Fahrt buchen')
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('html[data-framed]')).toBeAttached()
    await expect(frame.locator('header.head')).toBeHidden()
    await expect(frame.locator('.foot-site')).toBeHidden()
    await expect(frame.getByRole('button', { name: 'Akzeptieren' })).toBeHidden()
    // The frame gets the height of its content, but not more than the height of the window.
    await expect.poll(async () => (await box.boundingBox())?.height ?? 0).not.toBe(600)
    expect((await box.boundingBox())?.height ?? 0).toBeLessThanOrEqual(900 - 24)

    await page.getByRole('link', { name: 'Zimmer' }).focus()
    await page.keyboard.press('Tab')
    // The browser runs the frame in another process, so the focus moves into the frame with a short delay. Therefore the test repeats the
    // check.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')

    const from = frame.getByRole('combobox').first()
    // The form ignores what is typed until its scripts are loaded.
    await expect(async () => {
      await from.fill('')
      await from.fill('Flughafen Wien')
      await expect(frame.getByRole('option').first()).toBeVisible({ timeout: 3000 })
    }).toPass()
    await frame.getByRole('option').first().click()
    await expect(from).toHaveValue(/Flughafen Wien/)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
  } finally {
    await desk.call(embedEndpoints.remove, { params: { id: allowed.id } })
    hotel.server.close()
  }
})

test('food is ordered in the page of a hotel, from the dish to the order number', async ({ page, server }) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  await openAllDay(desk)
  const dish = await plainDish(desk)
  const hotel = await openHotel(server.lindwurmUrl, 'data-kind="store" data-branch="lindwurm"')
  const allowed = await desk.call(embedEndpoints.create, { body: { url: hotel.url } })
  try {
    await page.goto(hotel.url)
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Bestellen')
    const frame = page.frameLocator('iframe')
    await expect(frame.locator('html[data-framed]')).toBeAttached()
    await frame
      .getByRole('button', { name: `${dish.name} zum Warenkorb hinzufügen` })
      .first()
      .click()
    await expect(frame.getByText('Produkt zum Warenkorb hinzugefügt.')).toBeVisible()
    await frame.getByRole('link', { name: 'Jetzt bestellen' }).first().click()
    await frame.locator('#checkout-firstName').fill('Korbinian')
    await frame.locator('#checkout-lastName').fill('Huber')
    await frame.locator('#checkout-email').fill('k.huber@example.com')
    await frame.locator('#checkout-phone').fill('0151 23456789')
    await frame.locator('#checkout-legalInstructions').check()
    await frame.locator('#checkout-privacyPolicy').check()
    await frame.locator('form.co button.lg[type=submit]').click()
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bestellung!')
    expect(page.url()).toBe(`${hotel.url}/`)
  } finally {
    await desk.call(embedEndpoints.remove, { params: { id: allowed.id } })
    hotel.server.close()
  }
})
