import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { signIn } from '../support/desk.ts'
import { changeHouse, openAllDay, plainDish } from '../support/food.ts'
import { StorePage } from '../support/store-page.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })

const never = [{ type: 'daily', isClosed: true, from: '00:00', to: '24:00' }] as const
const always = [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }] as const

test('an open store shows greeting, categories, cards and title; another branch is one tap away', async ({
  page,
  server,
}) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  const store = new StorePage(page, server.lindwurmUrl)
  await store.open()
  await expect(page).toHaveTitle(/^Gasthaus Lindwurm - /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servus beinand!')
  await expect(page.getByRole('region', { name: 'Öffnungszeiten' })).toContainText('Gasthaus Lindwurm')
  const bar = page.getByRole('navigation', { name: 'Kategorien' })
  await expect(bar.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
  await bar.getByRole('link', { name: 'Süßes' }).click()
  await expect(bar.getByRole('link', { name: 'Süßes' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: 'Süßes' })).toBeInViewport()
  await expectNoOverflow(page)
  // Below the category bar, which stays in view, a button of a dish can be half covered. Then axe calls it too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page, 'storefront')
  await page.getByRole('navigation', { name: 'Standort wählen' }).getByRole('link', { name: /Café/ }).click()
  await expect(page).toHaveTitle(/^Lindwurm Café Wien - /)
})

test('a branch with rides links to its booking, and an unknown branch is not found', async ({
  page,
  server,
  watched,
}) => {
  watched.expectStatus(404)
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const rides = (await desk.call(branchesEndpoints.list, {})).find(({ kind }) => kind === 'rides')
  await page.goto(`${server.lindwurmUrl}/de/store/${rides?.identifier}`)
  await expect(page).toHaveURL(/\/de\/startseite#booking$/)
  await page.goto(`${server.lindwurmUrl}/de/store/nirgendwo`)
  await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
})

test('a closed store says so, and another time can be chosen', async ({ page, server }) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const store = new StorePage(page, server.lindwurmUrl)
  const today = Temporal.Now.plainDateISO('Europe/Berlin')
  await changeHouse(desk, {
    // The store opens in three days, so that the test also works when midnight passes while it runs.
    openingHours: [
      { type: 'once', isClosed: false, date: today.add({ days: 3 }).toString(), from: '11:00', to: '22:00' },
    ],
    isDeliveryHoursEnabled: false,
    isPreorderEnabled: true,
  })
  await store.open()
  const picker = page.getByRole('navigation', { name: 'Standort wählen' })
  await expect(picker.getByRole('link', { name: /^Gasthaus Lindwurm/ })).toContainText(
    /Geschlossen, öffnet am \S+ um 11:00/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Derzeit haben wir leider geschlossen.')
  await expect(page.getByText(/^Wir öffnen wieder am \S+ um 11:00 Uhr\.$/)).toBeVisible()
  await expect(
    page.getByText(
      'Gerne nehmen wir auch Ihre Vorbestellungen entgegen. Wir bearbeiten diese sobald wir wieder geöffnet haben.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Öffnungszeiten' })).toContainText('Geschlossen')
  await expectAccessible(page, 'closed storefront')
  await page.getByRole('button', { name: 'Termin wählen' }).click()
  for (const name of ['Datum wählen', 'Uhrzeit wählen'])
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servus beinand!')
  expect((await store.stored())['appointment']).toContain(today.add({ days: 3 }).toString())

  await changeHouse(desk, { openingHours: [...never], isPreorderEnabled: false, closedMessage: 'Betriebsurlaub.' })
  await page.evaluate(() => localStorage.clear())
  await store.open()
  await expect(page.getByText('Betriebsurlaub.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Anrufen' })).toBeVisible()
  await store.add((await plainDish(desk)).name).click()
  await expect(store.desk.getByRole('button', { name: 'Jetzt bestellen' })).toBeDisabled()
  await changeHouse(desk, {
    openingHours: [...always],
    isDeliveryHoursEnabled: true,
    deliveryHours: [...always],
    isPreorderEnabled: true,
  })
})

test('a store without delivery says so and offers the other ways of serving', async ({ page, server }) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  await changeHouse(desk, { openingHours: [...always], isDeliveryHoursEnabled: true, deliveryHours: [...never] })
  await new StorePage(page, server.lindwurmUrl).open()
  const notice = page.getByRole('status').filter({ hasText: 'Derzeit ist leider keine Lieferung möglich.' })
  await expect(notice).toContainText('abholen oder bei uns im Lokal essen')
  await expect(notice).toContainText('Gerne nehmen wir auch Ihre Vorbestellungen entgegen.')
  await changeHouse(desk, { deliveryHours: [...always] })
})

test('search and filter work in both languages', async ({ page, server }) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  const store = new StorePage(page, server.lindwurmUrl)
  await store.open()
  const all = await page.getByRole('article').count()
  await page.getByRole('searchbox').fill('knödel')
  await expect(page.getByText(/Produkte? gefunden/)).toBeVisible()
  await expect(store.choose('Schweinsbraten')).toBeVisible()
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all)
  await page.getByRole('searchbox').fill('gibtesnicht')
  await expect(page.getByText('Zu Ihrer Auswahl haben wir nichts gefunden.')).toBeVisible()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  // The lunch menu may end while the test runs, so the test does not compare the exact number of dishes.
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(all / 2)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('checkbox', { name: 'vegan' }).check()
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await expectAccessible(page, 'filter')
  await store.open('/en/store/lindwurm')
  await page.getByRole('searchbox').fill('dumpling')
  await expect(page.getByText(/products? found/)).toBeVisible()
})

test('on a phone a dish is added with one tap, delivery shows its area, minimum and free delivery, and dishes are edited and removed', async ({
  page,
  server,
}) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  const house = await openAllDay(desk)
  const dish = await plainDish(desk)
  // A low window, like the window of a small phone whose browser shows toolbars.
  await page.setViewportSize({ width: 390, height: 560 })
  const store = new StorePage(page, server.lindwurmUrl)
  await store.open()
  // One tap scrolls to the category. The browser has not drawn all dishes above it yet (content-visibility).
  const category = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: 'Vom Metzger' })
  await category.click()
  await expect(category).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  await store.add(dish.name).click()
  await expect(page.getByText('Produkt zum Warenkorb hinzugefügt.')).toBeVisible()
  await expect(store.bar).toContainText('1 Produkt im Warenkorb')
  await store.add(dish.name).click()
  await expect(store.bar).toContainText('2 Produkte im Warenkorb')
  await page.reload()
  await expect(store.bar).toContainText('2 Produkte im Warenkorb')
  await store.openSheet()
  await store.sheet.getByText('Lieferung', { exact: true }).click()
  const area = house.deliveryAreas.find(
    ({ freeFromOrderValue, minimumOrderValue }) => minimumOrderValue && freeFromOrderValue,
  )
  await store.sheet.getByLabel('Liefergebiet').selectOption(area?.area ?? '')
  await expect(store.sheet.getByText('Kosten', { exact: true })).toBeVisible()
  await expect(store.sheet.getByText('Lieferkosten', { exact: true })).toBeVisible()
  await expect(store.sheet.getByText('Gesamt', { exact: true })).toBeVisible()
  await expect(store.sheet.getByText(/^Kostenlose Lieferung ab [\d,]+ EUR\.$/)).toBeVisible()
  await expect(page.getByText('leider noch nicht erreicht.').filter({ visible: true })).toHaveCount(1)
  await expect(store.sheet.getByRole('button', { name: 'Jetzt bestellen' })).toHaveAccessibleDescription(
    /leider noch nicht erreicht\. Es fehlen noch [\d,]+ EUR\./,
  )
  await expectAccessible(page, 'cart sheet')
  await store.sheet.getByRole('button', { name: `${dish.name} bearbeiten` }).click()
  await page.getByLabel('Menge').fill('20')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(store.bar).toContainText('20 Produkte im Warenkorb')
  await store.openSheet()
  await expect(store.sheet.getByText('Ihre Lieferung ist kostenlos.')).toBeVisible()
  await expect(store.sheet.getByRole('link', { name: 'Jetzt bestellen' })).toHaveAttribute(
    'href',
    '/de/store/lindwurm/checkout',
  )
  // The back button of the browser closes the sheet with the cart. The store stays open.
  await page.goBack()
  await expect(store.sheet).toBeHidden()
  await store.openSheet()
  await store.sheet.getByRole('button', { name: `${dish.name} entfernen` }).click()
  await expect(store.sheet.getByText('Keine Produkte im Warenkorb')).toBeVisible()
})

test('a scanned table code chooses dine-in at this table, and the checkout is two taps away', async ({
  page,
  server,
}) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  await openAllDay(desk)
  const dish = await plainDish(desk)
  await page.setViewportSize({ width: 390, height: 844 })
  const store = new StorePage(page, server.lindwurmUrl)
  await store.open('/de/store/lindwurm?table=7')
  await expect(page).toHaveURL(/\/de\/store\/lindwurm$/)
  await store.add(dish.name).click()
  expect(await store.stored()).toMatchObject({ deliveryType: 'dineIn', table: '7', origin: 'table-qr' })
  await store.bar.getByRole('link', { name: 'Jetzt bestellen' }).click()
  await expect(page).toHaveURL(/\/de\/store\/lindwurm\/checkout$/)
})

test('the menu changes while a cart is open: the new price needs agreement, removed products leave the cart', async ({
  page,
  server,
}) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  await openAllDay(desk)
  const dish = await plainDish(desk)
  const { createdAt: _created, id, updatedAt: _updated, ...record } = dish
  const store = new StorePage(page, server.lindwurmUrl)
  await store.open()
  await store.add(dish.name).click()
  const save = async (change: Record<string, unknown>) => {
    const { version } = await desk.call(catalogueEndpoints.products.get, { params: { id } })
    await desk.call(catalogueEndpoints.products.update, { params: { id }, body: { ...record, ...change, version } })
  }
  await save({ price: dish.price + 1 })
  // Instead of waiting a minute, the test sets the clock forward. Then it simulates that the guest returns to the window.
  await page.evaluate(() => {
    const before = Date.now
    Date.now = () => before() + 61_000
    dispatchEvent(new Event('focus'))
  })
  const dialog = page.getByRole('dialog', { name: 'Unsere Karte hat sich geändert' })
  await expect(dialog).toContainText(`${dish.name}: neuer Preis`)
  await expectAccessible(page, 'changes')
  await page.keyboard.press('Escape')
  await expect(store.desk.getByRole('button', { name: 'Jetzt bestellen' })).toBeDisabled()
  await store.desk.getByRole('button', { name: 'Unsere Karte hat sich geändert' }).click()
  await dialog.getByRole('button', { name: 'Neuen Preis übernehmen' }).click()
  await expect(dialog).toBeHidden()
  await expect(store.desk.getByRole('link', { name: 'Jetzt bestellen' })).toBeVisible()
  await save({ isPublic: false })
  await store.open()
  await expect(dialog).toContainText(`${dish.name} gibt es derzeit nicht`)
  await dialog.getByRole('button', { name: /^Entfernen/ }).click()
  await expect(store.desk).toContainText('Keine Produkte im Warenkorb')
  await save({})
})

test('on a self-service device the screensaver appears after a minute, and a tap closes it', async ({
  page,
  server,
}) => {
  await openAllDay(await signIn(server.lindwurmUrl, 'admin'))
  await page.clock.install()
  const store = new StorePage(page, server.lindwurmUrl)
  await store.open('/de/store/lindwurm?self-service')
  const saver = page.getByRole('button', { name: /Tippen um zu bestellen/ })
  // The minute starts when the store is hydrated, so the test may have to set the clock forward more than once.
  await expect(async () => {
    await page.clock.fastForward(61_000)
    await expect(saver).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page, 'screensaver')
  await saver.click()
  await expect(saver).toBeHidden()
  expect((await store.stored())['origin']).toBe('self-service')

  // A customer walks away during the checkout. After two minutes the entered data is deleted, before the next customer comes.
  await page.evaluate(() => sessionStorage.setItem('asp.checkout.left', '{"firstName":"Eleonore"}'))
  await page.goto(`${server.lindwurmUrl}/de/store/lindwurm/checkout`)
  await expect(async () => {
    await page.clock.fastForward(121_000)
    await expect(page).toHaveURL(/\/store\/lindwurm$/, { timeout: 1_000 })
  }).toPass()
  expect(await page.evaluate(() => sessionStorage.getItem('asp.checkout.left'))).toBeNull()
})
