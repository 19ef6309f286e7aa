import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { type Desk, signIn } from '../support/desk.ts'
import { withoutBanner } from '../support/consent.ts'
import { houseOf, openAllDay, plainDishesOf } from '../support/food.ts'
import { placeFood, storefront } from '../support/food-page.ts'
import { localFetch } from '../support/local-fetch.ts'
import { firstProposal } from '../support/proposal.ts'
import { expect, type Page, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

interface Manifest {
  name: string
  icons: { src: string }[]
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const statusLine = (page: Page) => page.locator('.kv dd').last()
const now = (page: Page) => page.locator('.tl li[aria-current=step]')

/** So many of a dish that a delivery reaches its minimum. */
const enoughFor = async (url: string) => {
  const [dish] = plainDishesOf(await storefront(url, 'lindwurm'))
  return [{ product: dish?.id ?? '', amount: 10 }]
}

async function desk(url: string): Promise<Desk> {
  const admin = await signIn(url, 'admin')
  await openAllDay(admin)
  return admin
}

test('the status page of a takeaway order shows all steps live, from the order to the review', async ({
  page,
  server,
}) => {
  const admin = await desk(server.lindwurmUrl)
  const { hash, uid } = await placeFood(server.lindwurmUrl)
  await page.goto(`${server.lindwurmUrl}/de/status/${uid}/${hash}`)
  await expect(page).toHaveTitle(/^Bestellstatus - /)
  await expect(heading(page)).toHaveText('Vielen Dank für Ihre Bestellung!')
  await expect(page.locator('.ticket')).toContainText('Ticket')
  await expect(page.locator('.ticket .no')).toHaveText(/^[A-Z]-\d+$/)
  await expect(statusLine(page)).toHaveText('Warten auf Bestätigung')
  await expect(page.getByText('Hier holen Sie ab')).toBeVisible()
  const { id, items, version } = await admin.order(uid)
  const params = { id, itemId: items[0]?.id ?? '' }
  await admin.call(orderingEndpoints.editItem, { params, body: { version, amount: 1 } })
  await expect(page.locator('.st-changes')).toContainText(`${items[0]?.name}: jetzt 1 ×, bisher 2 ×.`)
  await expectNoOverflow(page)
  await expectAccessible(page, 'waiting')

  await admin.act(uid, 'confirm', { readyInMinutes: 25 })
  await expect(statusLine(page)).toHaveText('Wird bearbeitet')
  await expect(page.getByText(/Geplant ist .*\d\d:\d\d Uhr\)?\./)).toBeVisible()
  await expect(now(page)).toContainText('Zubereitung')
  await expect(page.getByRole('link', { name: 'In den Kalender' })).toBeVisible()
  await admin.act(uid, 'inDelivery')
  await expect(statusLine(page)).toHaveText('Abholbereit')
  await expectAccessible(page, 'ready')
  await admin.act(uid, 'completed')
  await expect(statusLine(page)).toHaveText('Abgeschlossen')

  const send = page.getByRole('button', { name: 'Bewertung senden' })
  await expect(page.getByRole('heading', { name: 'Hat’s geschmeckt?' })).toBeVisible()
  for (const name of ['Gesamt', 'Essen', 'Service']) {
    await page.getByRole('radiogroup', { name }).getByRole('radio', { name: '5 von 5' }).focus()
    await page.keyboard.press('Space')
  }
  await expect(send).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Noch nicht alles bewertet' })).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Ablauf' }).getByRole('radio', { name: '4 von 5' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Ihr Kommentar (opt.)').fill('Wunderbar')
  await expectAccessible(page, 'review')
  await send.click()
  await expect(page.getByText('Danke für Ihre Bewertung!')).toBeVisible()
  await expect(send).toBeHidden()
  expect((await admin.order(uid)).questionnaire).toMatchObject({ rating: 5, processRating: 4, comment: 'Wunderbar' })
})

test('a guest at a table sees the ticket number once the kitchen has confirmed', async ({ page, server }) => {
  const admin = await desk(server.lindwurmUrl)
  const { tables } = await storefront(server.lindwurmUrl, 'lindwurm')
  const table = tables[0]?.identifier ?? ''
  const { hash, uid } = await placeFood(server.lindwurmUrl, { deliveryType: 'dineIn', isDineIn: true, table })
  await page.goto(`${server.lindwurmUrl}/de/status/${uid}/${hash}`)
  await expect(page.getByText(`Tisch ${table}`)).toBeVisible()
  await expect(page.getByText('Ihre Ticketnummer erscheint hier, sobald die Küche bestätigt hat.')).toBeVisible()
  await expect(page.locator('.ticket')).toBeHidden()
  await admin.act(uid, 'confirm')
  await expect(page.locator('.ticket .no')).toHaveText(/^[A-Z]-\d+$/)
})

test('a refused delivery shows a single entry and the text of the business', async ({ page, server }) => {
  const admin = await desk(server.lindwurmUrl)
  const { branch } = await storefront(server.lindwurmUrl, 'lindwurm')
  const { hash, uid } = await placeFood(server.lindwurmUrl, {
    deliveryType: 'delivery',
    isDelivery: true,
    deliveryArea: branch.deliveryAreas.find(({ minimumOrderValue }) => !minimumOrderValue)?.area ?? '',
    ...(branch.deliveryAreas.every(({ minimumOrderValue }) => minimumOrderValue)
      ? await bigEnough(server.lindwurmUrl)
      : {}),
    street: 'Häberlstraße 12',
    zipCode: '80337',
    city: 'München',
    country: 'DE',
  })
  await page.goto(`${server.lindwurmUrl}/de/status/${uid}/${hash}`)
  await admin.act(uid, 'reject', { reason: 'sold-out', message: 'Die Forelle ist uns ausgegangen.' })
  await expect(heading(page)).toHaveText('Ihre Bestellung wurde storniert.')
  await expect(page.getByText('Die Forelle ist uns ausgegangen.')).toBeVisible()
  await expect(page.locator('.tl li')).toHaveText(/Bestellung storniert/)
  await expect(statusLine(page)).toHaveText('Storniert')
  await expectAccessible(page, 'cancelled')
})

/** Returns a delivery area of the demo restaurant, and an order that reaches the minimum of this area. */
async function bigEnough(url: string) {
  const { branch, products } = await storefront(url, 'lindwurm')
  const [area] = branch.deliveryAreas
  const dish = products.find(
    ({ isPriceHidden, schedule, type }) => type === 'simple' && !isPriceHidden && schedule.length === 0,
  )
  return { deliveryArea: area?.area ?? '', items: [{ product: dish?.id ?? '', amount: 20, unit: dish?.unit ?? '' }] }
}

test('a guest accepts a proposed time; a waiting order can be withdrawn in two taps', async ({ page, server }) => {
  const admin = await desk(server.lindwurmUrl)
  const proposed = await placeFood(server.lindwurmUrl)
  await page.goto(`${server.lindwurmUrl}/de/status/${proposed.uid}/${proposed.hash}`)
  await admin.act(proposed.uid, 'counterAppointment', {
    appointment: await firstProposal(admin, proposed.uid),
  })
  await expect(heading(page)).toHaveText('Wir schlagen eine andere Zeit vor')
  await expectAccessible(page, 'counter-appointment')
  await page.getByRole('button', { name: 'Termin annehmen' }).click()
  await expect(statusLine(page)).toHaveText('Wird bearbeitet')

  const withdrawn = await placeFood(server.lindwurmUrl)
  await page.goto(`${server.lindwurmUrl}/de/status/${withdrawn.uid}/${withdrawn.hash}`)
  await page.getByRole('button', { name: 'Bestellung stornieren' }).click()
  await page.getByRole('button', { name: 'Ja, Bestellung stornieren' }).click()
  await expect(statusLine(page)).toHaveText('Storniert')
})

test('an unpaid online order can be paid from the status page', async ({ page, server }) => {
  await desk(server.lindwurmUrl)
  const { hash, uid } = await placeFood(server.lindwurmUrl, { paymentMethod: 'mollie' })
  await page.goto(`${server.lindwurmUrl}/de/status/${uid}/${hash}`)
  await expect(statusLine(page)).toHaveText('Warten auf Zahlungseingang')
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click()
  await page.getByRole('button', { name: 'Bezahlt', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/de/status/${uid}/`))
  await expect(page.locator('.badge.ok')).toHaveText('Bezahlt')
})

test('the site can be installed: manifest, icons, and the hint for iOS', async ({ server, visit }) => {
  const { hash, uid } = await (async () => {
    await desk(server.lindwurmUrl)
    return placeFood(server.lindwurmUrl)
  })()
  const phone = await visit({
    baseURL: server.lindwurmUrl,
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
  })
  await phone.page.goto(`/de/status/${uid}/${hash}`)
  const manifest = (await (await localFetch(`${server.lindwurmUrl}/manifest.webmanifest`)).json()) as Manifest
  expect(manifest.name).toBe('Gasthaus Lindwurm')
  for (const { src } of manifest.icons) expect((await localFetch(server.lindwurmUrl + src)).status).toBe(200)
  await phone.page.getByRole('button', { name: 'Installieren', exact: true }).click()
  await expect(phone.page.locator('.install').getByText('„Zum Home-Bildschirm“ wählen')).toBeVisible()
  await expectAccessible(phone.page, 'install promotion')
  await phone.page.getByRole('button', { name: 'Fertig' }).click()
  await phone.page.reload()
  await phone.page.getByRole('button', { name: 'Jetzt nicht' }).click()
  await phone.page.reload()
  await expect(heading(phone.page)).toBeVisible()
  await expect(phone.page.getByRole('button', { name: 'Installieren', exact: true })).toBeHidden()
  // The guest has refused the offer to install the app ('Jetzt nicht'). The entry in the footer still works.
  await phone.page.getByRole('button', { name: 'App installieren' }).click()
  await expect(phone.page.locator('footer').getByText('„Zum Home-Bildschirm“ wählen')).toBeVisible()
})

test('a delivery shows what was ordered, and where it goes, before notifications and contact', async ({
  page,
  server,
}) => {
  const admin = await desk(server.lindwurmUrl)
  const [area] = (await houseOf(admin)).deliveryAreas
  const address = { street: 'Lindwurmstraße 10', zipCode: area?.postcodes?.[0] ?? '80337', city: 'München' }
  const { hash, uid } = await placeFood(server.lindwurmUrl, {
    deliveryType: 'delivery',
    deliveryArea: area?.area,
    ...address,
    items: await enoughFor(server.lindwurmUrl),
  })
  await admin.act(uid, 'confirm', { readyInMinutes: 25 })
  await withoutBanner(page, server.lindwurmUrl)
  await page.goto(`${server.lindwurmUrl}/de/status/${uid}/${hash}`)
  const order = (await page.getByRole('heading', { name: 'Bestellung', exact: true }).boundingBox())?.y ?? Infinity
  for (const later of ['Wir sagen Ihnen Bescheid', 'Fragen zu Ihrer Bestellung?'])
    expect((await page.getByText(later, { exact: true }).boundingBox())?.y ?? 0, later).toBeGreaterThan(order)
})
