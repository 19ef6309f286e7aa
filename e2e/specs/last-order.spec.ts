import { withoutBanner } from '../support/consent.ts'
import { expect, type Page, test } from '../support/test.ts'

const words = (text: string, short: string, pickUp?: string) => ({ text, short, ...(pickUp ? { pickUp } : {}) })
const ride = {
  kind: 'ride',
  ...words('Flughafen Wien-Schwechat nach Salzburg, Getreidegasse 9, Sa, 28.11.26, 14:30', '', 'Sa, 28.11.26, 14:30'),
  words: {
    de: words(
      'Flughafen Wien-Schwechat nach Salzburg, Getreidegasse 9, Sa, 28.11.26, 14:30',
      'Flughafen Wien-Schwechat → Salzburg',
      'Sa, 28.11.26, 14:30',
    ),
    en: words(
      'Vienna International Airport to Salzburg, Getreidegasse 9, Sat, 28.11.26, 14:30',
      'Vienna International Airport → Salzburg',
      'Sat, 28.11.26, 14:30',
    ),
  },
}
const food = {
  kind: 'food',
  ...words('2 × Schweinsbraten mit Knödel, 1 × Helles, 1 × Apfelstrudel', ''),
  words: {
    de: words(
      '2 × Schweinsbraten mit Knödel, 1 × Helles, 1 × Apfelstrudel',
      '2 × Schweinsbraten mit Knödel und 2 weitere',
    ),
    en: words('2 × Roast pork with dumplings, 1 × Lager, 1 × Strudel', '2 × Roast pork with dumplings and 2 more'),
  },
}

/** Opens a page on a device that has stored this order of the first branch of the page. */
async function openWith(page: Page, url: string, order: typeof ride | typeof food): Promise<void> {
  await page.goto(url)
  await page.evaluate((one) => {
    const hrefs = JSON.parse(
      document.querySelector<HTMLElement>('[data-late="last-order"]')?.dataset['again'] ?? '{}',
    ) as object
    const [branchId] = Object.keys(hrefs)
    const stored = { uid: 'DC-1', hash: 'h', at: Date.now(), againKey: '', again: '', isOver: true, isCanceled: false }
    localStorage.setItem('asp.orders', JSON.stringify([{ ...stored, branchId, ...one }]))
  }, order)
  await page.reload()
}

/** The texts of this element that are cut off, as texts. */
const cut = (page: Page, selector: string) =>
  page.locator(`${selector}, ${selector} *`).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('.vh, .vh *'))
      .filter((one) => one.clientWidth > 0 && getComputedStyle(one).overflow !== 'visible')
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent),
  )

/** Where the booking form of a page with rides begins. */
const formTop = async (page: Page) => (await page.locator('#booking form').boundingBox())?.y

for (const [name, order, path, again] of [
  ['a ride', ride, '/de/startseite', 'Noch einmal buchen'],
  ['a ride in English', ride, '/en/home', 'Book again'],
  ['food', food, 'lindwurm/de/startseite', 'Noch einmal bestellen'],
  ['food in English', food, 'lindwurm/en/home', 'Order again'],
] as const)
  test(`the landing page offers the last order once, with all of its words: ${name}`, async ({
    page,
    server,
    watched,
  }) => {
    // This order is only stored on the device.
    watched.expectStatus(404)
    const home = path.startsWith('lindwurm') ? server.lindwurmUrl : server.url
    await withoutBanner(page, home)
    for (const width of [390, 360, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await openWith(page, home + path.replace('lindwurm', ''), order)
      const offers = page.getByText(again, { exact: true }).filter({ visible: true })
      await expect(offers).toHaveCount(1)
      const shown = page.getByRole('region', { name: /^(Ihre letzte|Your last)/ })
      await expect(shown).toHaveCount(1)
      if (width < 720) {
        const { pickUp, short } = { pickUp: undefined, ...order.words[path.includes('/en/') ? 'en' : 'de'] }
        await expect(shown).toContainText(short)
        if (pickUp) await expect(shown).toContainText(pickUp)
        await expect(offers).toBeInViewport({ ratio: 1 })
        await expect(shown.getByText(/^(Ihre letzte (Bestellung|Buchung)|Your last (order|booking))$/)).toBeVisible()
        if (order === ride) expect(await formTop(page)).toBeLessThanOrEqual(380)
      }
      expect(await cut(page, '.last-line'), `cut at ${width} px`).toEqual([])
      const forget = shown.getByRole('button', { name: /^(Vergessen|Forget)$/ })
      const [offer, beside] = await Promise.all([offers.boundingBox(), forget.boundingBox()])
      expect({ y: offer?.y, height: offer?.height }, 'both buttons are equally high, at the same place').toEqual({
        y: beside?.y,
        height: beside?.height,
      })
      await forget.click()
      await expect(shown).toHaveCount(0)
      // At most 35 % of the height of a phone.
      if (width < 720 && order === ride) expect(await formTop(page)).toBeLessThanOrEqual(295)
    }
  })
