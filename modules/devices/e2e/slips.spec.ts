import { expectAccessible, expectNoOverflow } from '../../../e2e/support/accessible.ts'
import { openAllDay, takeOrder } from '../../../e2e/support/food.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { tablesEndpoints } from '../../branches/contract.ts'
import { deviceEndpoints, jobEndpoints } from '../contract.ts'

test.describe.configure({ timeout: 120_000 })

test('a slip is designed by keyboard next to its preview, saved, and reset to the default', async ({
  server,
  staff,
}) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  await page.goto('/backend/geraete/bons?art=kitchen&sprache=de')
  const paper = page.getByRole('region', { name: 'So druckt es' })
  await expect(paper).toContainText('ALLERGIE: SELLERIE!')
  await expect(page.getByRole('checkbox', { name: 'Nummer' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Wann' }).press('Space')
  await page.getByRole('button', { name: 'Allergie aus der Bemerkung nach oben' }).press('Enter')
  await page.getByLabel('Text ganz oben').fill('Gasthaus Lindwurm')
  await expect(paper).toContainText('Gasthaus Lindwurm')
  await expect(paper).not.toContainText('fertig 20.11. 18:45')
  await expect(paper).toHaveText(/ALLERGIE.*Schweinsbraten/s)
  await page.getByRole('checkbox', { name: 'Logo' }).press('Space')
  await expect(paper.getByRole('img', { name: 'Logo' })).toBeVisible()
  await expectAccessible(page, 'slips')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert. Neue Bons sehen so aus.')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Text ganz oben')).toHaveValue('Gasthaus Lindwurm')
  await expect(page.getByRole('checkbox', { name: 'Wann' })).not.toBeChecked()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Wie im Original' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wie im Original' }).click()
  await expect(page.getByLabel('Text ganz oben')).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: 'Wann' })).toBeChecked()
})

test('the table card has a template of its own', async ({ server, staff }) => {
  const { page } = await staff('admin', { baseURL: server.lindwurmUrl })
  await page.goto('/backend/geraete/bons')
  await page.getByLabel('Art des Bons').selectOption('Tischkarte')
  const paper = page.getByRole('region', { name: 'So druckt es' })
  await expect(paper).toContainText('Tisch 12')
  await expect(page.getByRole('checkbox', { name: 'QR-Code zum Bestellen' })).toBeDisabled()
  await page.getByRole('checkbox', { name: '„Scannen, wählen, bestellen“' }).press('Space')
  await expect(paper).not.toContainText('Scannen')
  await page.getByLabel('Art des Bons').selectOption('Tagessumme')
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(paper).toContainText('Kein Kassenbeleg')
})

test('a waiting slip is shown in the drawer of its order, with the problem of its printer', async ({
  server,
  staff,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { id: branchId } = await openAllDay(desk)
  // A CloudPRNT printer must fetch its slips. In this test no printer does that, so the slip waits.
  const device = await desk.call(deviceEndpoints.create, {
    body: { name: 'Stummer Drucker', branchId, transport: 'cloudprnt', templates: ['kitchen'], events: ['placed'] },
  })
  const order = await takeOrder(desk)
  await page.goto(`/backend/bestellungen/${order.id}`)
  await expect(page.getByRole('alert').filter({ hasText: 'Küchenbon wartet: Stummer Drucker' })).toBeVisible({
    timeout: 60_000,
  })
  await desk.call(deviceEndpoints.remove, { params: { id: device.id } })
})

test('cards of the chosen tables are printed from the list of tables', async ({ server, staff }) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const stube = await desk.call(tablesEndpoints.list, { query: { search: 'Stube', pageSize: 500 } })
  const branchId = stube[0]?.branchId ?? ''
  // A CloudPRNT printer must fetch its slips. In this test no printer does that, so the slips stay in the queue.
  const device = await desk.call(deviceEndpoints.create, {
    body: { name: 'Kartendrucker', branchId, transport: 'cloudprnt', events: [] },
  })
  await page.goto('/backend/tische')
  const rows = page.getByRole('row').filter({ hasText: 'Stube' })
  await rows.first().getByRole('checkbox').check()
  await rows.nth(1).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Auswahl bearbeiten' })
  await bar.getByRole('button', { name: 'Tischkarten drucken' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tischkarten' })
  await dialog.getByLabel('Drucker').selectOption('Kartendrucker')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expectAccessible(page, 'table cards')
  await dialog.getByRole('button', { name: 'Drucken' }).click()
  await expect(page.getByText('2 Bons sind beim Drucker.')).toBeVisible()
  const jobs = await desk.call(jobEndpoints.list, { query: { deviceId: device.id } })
  expect(jobs.map(({ template }) => template)).toEqual(['table-card', 'table-card'])
  await desk.call(deviceEndpoints.remove, { params: { id: device.id } })
})
