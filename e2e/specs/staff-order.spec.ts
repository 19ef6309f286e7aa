import { expectAccessible } from '../support/accessible.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { openAllDay, plainDish, takeOrder } from '../support/food.ts'
import { expect, test } from '../support/test.ts'

/** Staff enter orders with the keyboard alone, starting from the board. */
test('staff take an order by phone with the keyboard: N, search, Enter, name, Strg+Enter', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('frontdesk', { baseURL: server.lindwurmUrl })
  const branch = await openAllDay(await (await staff('admin', { baseURL: server.lindwurmUrl })).desk)
  const dish = await plainDish(desk)
  await page.goto('/backend/bestellungen')
  await expect(page.getByRole('region', { name: /^Neu/ })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'Bestellung aufnehmen' })).toBeVisible()
  const place = page.getByRole('combobox', { name: 'Standort' })
  if (await place.count()) await place.selectOption({ label: branch.name })
  await page.getByRole('combobox', { name: 'Speise suchen' }).focus()
  await page.keyboard.type(`3 ${dish.name}`)
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(dish.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: `Menge ${dish.name}` })).toHaveValue('3')
  const lastName = `Gast${Math.random().toString(36).slice(2, 8)}`
  await page.getByLabel('Telefon').fill('0151 7654321')
  await page.getByLabel('Nachname').fill(lastName)
  const told = (await page.locator('output').textContent()) ?? ''
  await expectAccessible(page, 'order by phone')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/ist aufgenommen(, fertig .+)?\.$/)).toBeVisible()
  const card = page
    .getByRole('region', { name: /^Angenommen/ })
    .getByRole('article')
    .filter({ hasText: lastName })
  await expect(card).toBeVisible()
  const [found] = await desk.call(orderingEndpoints.history, { query: { search: lastName } })
  expect(found).toMatchObject({ origin: 'staff', state: 'confirmed' })
  expect(told).toContain(found?.pricing.totalGross.toFixed(2).replace('.', ','))
})

test('an empty order says what is missing, and an attempt leads to the first field', async ({ staff, server }) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  const dish = await plainDish(desk)
  await page.goto('/backend/bestellungen/neu?standort=lindwurm')
  await expect(page.getByText('Es fehlt noch: Speise, Telefon, Nachname.')).toBeVisible()
  const noDish = page.getByText('Bitte wählen Sie mindestens eine Speise.')
  await page.getByLabel('Nachname').fill('Huber')
  await expect(noDish).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(noDish).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Speise suchen' })
  await expect(search).toBeFocused()
  await search.fill(dish.name)
  await page.keyboard.press('Enter')
  await expect(noDish).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Telefon')).toBeFocused()
})

test('a missing value is shown at its field, and nothing typed is lost', async ({ staff, server }) => {
  const { page, desk, watch } = await staff('admin', { baseURL: server.lindwurmUrl })
  watch.expectStatus(422)
  await openAllDay(desk)
  const dish = await plainDish(desk)
  await page.goto('/backend/bestellungen/neu')
  await page.getByRole('combobox', { name: 'Speise suchen' }).fill(dish.name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Aufnehmen und annehmen' }).click()
  await expect(page.getByText('Es fehlt noch: Telefon, Nachname.')).toBeVisible()
  // The focus is in the first invalid field on the screen. The server may list the fields in a different order.
  await expect(page.getByLabel('Telefon')).toBeFocused()
  await expect(page.getByRole('textbox', { name: `Menge ${dish.name}` })).toHaveValue('1')
  // The error of a field disappears when the field is filled in.
  const asked = page.getByText('Bitte füllen Sie dieses Feld aus.')
  await expect(asked).toHaveCount(2)
  await page.getByLabel('Nachname').fill('Huber')
  await expect(asked).toHaveCount(1)
  await page.getByLabel('Telefon').fill('0151 7654321')
  await expect(asked).toHaveCount(0)
  await expect(page.getByText('Alles vollständig.')).toBeVisible()
})

test('staff enter two dishes with choices, then press Strg+Enter: the order contains both', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  await page.goto('/backend/bestellungen/neu')
  const lastName = `Gast${Math.random().toString(36).slice(2, 8)}`
  await page.getByLabel('Telefon').fill('0151 7654321')
  await page.getByLabel('Nachname').fill(lastName)
  const search = page.getByRole('combobox', { name: 'Speise suchen' })
  const choose = async (dish: string, choices: readonly string[]) => {
    await search.fill(dish)
    await search.press('Enter')
    const dialog = page.getByRole('dialog', { name: dish })
    for (const choice of choices) await dialog.getByRole('radio', { name: choice }).check()
    return dialog
  }
  const first = await choose('Schweinsbraten', ['Kartoffelknödel'])
  await first.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByRole('textbox', { name: 'Menge Schweinsbraten' })).toHaveValue('1')
  const second = await choose('Schnitzel', ['Vom Kalb', 'Kartoffelsalat'])
  await second.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByRole('textbox', { name: 'Menge Schnitzel' })).toHaveValue('1')
  // The shortcut also works while a button has the focus: staff often choose the time last.
  await page.getByRole('button', { name: 'Später …' }).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/ist aufgenommen(, fertig .+)?\.$/)).toBeVisible()
  const [found] = await desk.call(orderingEndpoints.history, { query: { search: lastName } })
  expect((await desk.order(found?.uid ?? '')).items.map((item) => item.name)).toEqual(['Schweinsbraten', 'Schnitzel'])
})

test('the button that copies the guest of the last order keeps its height beside the fields of an address', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  await takeOrder(desk)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/backend/bestellungen/neu')
  await page.getByRole('button', { name: 'Lieferung' }).click()
  await page.getByLabel('Telefon').fill('0151 23456789')
  const last = page.getByRole('button', { name: /^Wie zuletzt/ })
  await expect(last).toBeVisible()
  expect((await last.boundingBox())?.height).toBeGreaterThan(30)
})

test('when staff change an item, the old and the new total are shown side by side', async ({ staff, server }) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { id, uid } = await takeOrder(desk)
  const dish = await plainDish(desk)
  await page.goto(`/backend/bestellungen/${id}`)
  await page.getByRole('button', { name: `${dish.name} ändern` }).click()
  const dialog = page.getByRole('dialog', { name: `${dish.name} ändern` })
  const before = (await desk.order(uid)).pricing.totalGross
  await dialog.getByLabel('Menge').fill('3')
  await expect(dialog.getByText(/^\+\d/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ändern', exact: true }).click()
  await expect(dialog).toBeHidden()
  const after = await desk.order(uid)
  expect(after.items[0]?.amount).toBe(3)
  expect(after.pricing.totalGross).toBeCloseTo((before / 2) * 3, 2)
  await expect(page.getByText(/2 → 3/)).toBeVisible()
})

test('staff mark a product as sold out in one tap, and as available again', async ({ staff, server }) => {
  const { page, desk } = await staff('frontdesk', { baseURL: server.lindwurmUrl })
  const dish = await plainDish(desk)
  await page.goto('/backend/ausverkauft')
  // The list is longer than the screen, and its end can be reached by scrolling.
  const last = page.getByRole('button', { name: /ist heute aus$/ }).last()
  await expect(last).toBeVisible()
  await page.mouse.move(400, 500)
  await page.mouse.wheel(0, 100_000)
  await expect(last).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Produkt suchen' }).fill(dish.name)
  await page.getByRole('button', { name: `${dish.name} ist heute aus`, exact: true }).click()
  const back = page.getByRole('button', { name: `${dish.name} ist wieder da`, exact: true })
  await expect(back).toBeVisible()
  await expectAccessible(page, 'sold out')
  await back.click()
  await expect(page.getByRole('button', { name: `${dish.name} ist heute aus`, exact: true })).toBeVisible()
})

test('Escape leaves the choice of a dish one layer at a time: text, dialog, drawer', async ({ staff, server }) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { id } = await takeOrder(desk)
  await page.goto(`/backend/bestellungen/${id}`)
  const drawer = page.getByRole('dialog').first()
  const picker = page.getByRole('dialog', { name: 'Gericht hinzufügen' })
  await drawer.getByRole('button', { name: 'Gericht hinzufügen' }).click()
  const search = picker.getByRole('combobox', { name: 'Speise suchen' })
  await expect(search).toBeFocused()
  await page.keyboard.type('Knö')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/bestellungen$/)
})

test('on a tablet the rows of choices are 44 px high, and an address outside of the delivery areas is refused in the form', async ({
  staff,
  server,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  await openAllDay(desk)
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/backend/bestellungen/neu')
  const search = page.getByRole('combobox', { name: 'Speise suchen' })
  await search.fill('Schweinsbraten')
  await search.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Schweinsbraten' })
  const row = dialog.locator('.mantine-Radio-body').first()
  const box = await row.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  // The upper edge of the row, beyond its text.
  await row.click({ position: { x: (box?.width ?? 0) - 4, y: 2 } })
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()

  const delivery = page.getByRole('button', { name: 'Lieferung' })
  for (const one of [delivery, page.getByLabel('Telefon'), page.getByRole('button', { name: 'Später …' })])
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await delivery.click()
  await page.getByLabel('Telefon').fill('0151 7654321')
  await page.getByLabel('Nachname').fill('Huber')
  await page.getByLabel('Straße und Hausnummer').fill('Hauptplatz 1')
  await page.getByLabel('PLZ').fill('99999')
  await page.getByRole('textbox', { name: /^Ort/ }).fill('Irgendwo')
  const refusal = page.getByText(/An die Postleitzahl 99999 liefern wir leider nicht/)
  await expect(refusal).toBeVisible()
  let isSent = false
  page.on(
    'request',
    (request) => (isSent ||= request.method() === 'POST' && request.url().endsWith('/api/orders/enter')),
  )
  await page.getByRole('button', { name: 'Aufnehmen und annehmen' }).click()
  await expect(page.getByLabel('PLZ')).toBeFocused()
  expect(isSent).toBe(false)
})
