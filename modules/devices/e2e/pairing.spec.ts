import { openAllDay, takeOrder } from '../../../e2e/support/food.ts'
import { localFetch } from '../../../e2e/support/local-fetch.ts'
import { expect, type Page, test } from '../../../e2e/support/test.ts'
import { orderingEndpoints } from '../../ordering/contract.ts'
import { deviceEndpoints } from '../contract.ts'
import { escposPrinter } from '../server/testing/escpos-printer.ts'

test.describe.configure({ timeout: 240_000 })

/** Port on which the test simulates a printer. The settings of the test server allow connections to it (e2e/support/server.ts). */
const PORT = 19_187
const GUEST = 'Hinterhuber'

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Sends the requests of a Star printer: asks for a slip, fetches it if one is offered, and reports the result. Returns the text of the slip. */
async function starAsks(address: string, statusCode = '200%20OK'): Promise<string> {
  const body = JSON.stringify({ statusCode, printerMAC: '00:11:62:aa:bb:cc' })
  const headers = { 'content-type': 'application/json' }
  const offer = (await (await localFetch(address, { method: 'POST', headers, body })).json()) as Record<string, string>
  if (!offer['jobReady']) return ''
  const query = `mac=00:11:62:aa:bb:cc&token=${offer['jobToken'] ?? ''}`
  const slip = await localFetch(`${address}?${query}&type=application/vnd.star.starprnt`)
  const text = Buffer.from(await slip.arrayBuffer()).toString('latin1')
  await localFetch(`${address}?${query}&code=200%20OK`, { method: 'DELETE' })
  return text
}

/**
 * Sends the requests of an Epson printer: fetches a slip and reports that it was printed, or, if `hasPaper` is false, that it failed.
 * Returns the text of the slip.
 */
async function epsonAsks(address: string, hasPaper = true): Promise<string> {
  const asked = await localFetch(address, form({ ConnectionType: 'GetRequest', ID: 'kasse' }))
  const slip = await asked.text()
  const id = /<printjobid>([^<]+)</.exec(slip)?.[1]
  if (!id) return ''
  const result = hasPaper ? 'success="true" code=""' : 'success="false" code="EPTR_REC_EMPTY"'
  const ResponseFile = `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${id}</printjobid></Parameter><PrintResponse><response ${result} status="251658262" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`
  await localFetch(address, form({ ConnectionType: 'SetResponse', ID: 'kasse', ResponseFile }))
  return hasPaper ? slip : ''
}

/** Opens the form for a new printer and fills in name, branch and connection. It does not press 'Anlegen', so nothing is created yet. */
async function create(page: Page, name: string, branch: string, connection: string): Promise<void> {
  await page.goto('/backend/drucker/neu')
  await page.locator('#f-name').fill(name)
  await page.locator('#f-branchId').click()
  await page.getByRole('option', { name: branch, exact: true }).click()
  await page.locator('#f-transport').click()
  await page.getByRole('option', { name: connection, exact: true }).click()
}

const shownAddress = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('button', { name: 'Adresse erzeugen' }).click()
  return page.locator('code.address').innerText()
}

const ready = (page: Page) => page.getByText('bereit', { exact: true })

test('each kind of printer is paired by its screen; an order prints by itself; paper ends and is refilled; the timeline shows it', async ({
  server,
  staff,
}) => {
  const { page, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { name: branch } = await openAllDay(desk)
  const printer = await escposPrinter(PORT)
  const names = new Set(['Küche TCP', 'Theke Star', 'Kasse Epson', 'Büro Druckdialog'])
  try {
    await create(page, 'Küche TCP', branch, 'ESC/POS (Netzwerk)')
    await expect(page.getByText('Tragen Sie die IP links ein')).toBeVisible()
    await page.locator('#f-address').fill(printer.address)
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByRole('button', { name: 'Verbindung prüfen' }).click()
    await expect(page.getByText('Der Drucker ist bereit.')).toBeVisible()

    await create(page, 'Theke Star', branch, 'Star CloudPRNT')
    await expect(page.getByText('Erzeugen Sie hier die Adresse.')).toContainText('Menü „CloudPRNT“')
    const star = await shownAddress(page)
    expect(await starAsks(star)).toBe('')
    await expect(ready(page)).toBeVisible()

    await create(page, 'Kasse Epson', branch, 'Epson Server Direct Print')
    await expect(page.getByText('Erzeugen Sie hier die Adresse.')).toContainText('Menü „Server Direct Print“')
    const epson = await shownAddress(page)
    expect(await epsonAsks(epson)).toBe('')
    await expect(ready(page)).toBeVisible()

    await create(page, 'Büro Druckdialog', branch, 'Druckdialog')
    await expect(page.getByText('Es gibt nichts zu koppeln')).toBeVisible()
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await expect(page.getByText('„Büro Druckdialog“ ist angelegt.')).toBeVisible()

    // The kitchen's printer has no paper when the order is accepted.
    printer.state.paperEnd = true
    const order = await takeOrder(desk, { lastName: GUEST })
    const { version, state } = await desk.call(orderingEndpoints.get, { params: { id: order.id } })
    if (state === 'waiting')
      await desk.call(orderingEndpoints.confirm, { params: { id: order.id }, body: { version, readyInMinutes: 20 } })
    const slips = { star: '', epson: '' }
    await expect(async () => {
      slips.star ||= await starAsks(star)
      slips.epson ||= await epsonAsks(epson)
      expect(slips.star && slips.epson).not.toBe('')
    }).toPass({ timeout: 60_000 })
    for (const slip of Object.values(slips)) expect(slip).toContain(GUEST)
    await page.goto(`/backend/bestellungen/${order.id}`)
    await expect(page.getByRole('alert').filter({ hasText: 'Küche TCP' })).toContainText(/Papier/, { timeout: 60_000 })
    expect(printer.papers()).toEqual([])
    await page.goto('/backend/geraete')
    await expect(page.getByRole('row').filter({ hasText: 'Küche TCP' }).first()).toContainText('Papier leer')

    printer.state.paperEnd = false
    await expect(() => expect(printer.papers()).toHaveLength(1)).toPass({ timeout: 60_000 })
    expect(printer.papers()[0]).toContain(GUEST)
    expect(printer.papers()[0]).not.toContain('KOPIE')
    await page.goto(`/backend/bestellungen/${order.id}`)
    for (const at of ['Küche TCP', 'Theke Star', 'Kasse Epson'])
      await expect(page.getByText(`Bestellbon gedruckt: ${at}`)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('alert').filter({ hasText: 'Küche TCP' })).toHaveCount(0)
  } finally {
    await printer.close()
    for (const { id, name } of await desk.call(deviceEndpoints.list, { query: { pageSize: 100 } }))
      if (names.has(name)) await desk.call(deviceEndpoints.remove, { params: { id } })
  }
})
