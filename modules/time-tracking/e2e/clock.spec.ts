import { expectAccessible } from '../../../e2e/support/accessible.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { rosterEndpoints } from '../contract.ts'

const PIN = '907314'

test('people clock in and out with a PIN at a paired terminal, also without network, and the trail contains it', async ({
  staff,
  visit,
}) => {
  const { page, desk } = await staff('admin')
  await page.goto('/backend/stempeluhr')
  await page.getByRole('button', { name: 'PIN setzen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input').first().fill(PIN)
  await dialog.locator('input').nth(1).fill(PIN)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die PIN ist gesetzt.')).toBeVisible()

  const { page: kiosk, context, watch } = await visit({ viewport: { width: 1024, height: 768 } })
  // Failed requests that are expected in this test: 404 while the terminal is not paired, 422 for a wrong PIN.
  watch.expectStatus(404, 422)
  watch.expectLostConnection()
  await kiosk.goto('/backend/kiosk-zeit')
  const shown = kiosk.getByRole('img', { name: /^Code [2-9A-HJKMNP-Z]{6}$/ })
  await expect(shown).toBeVisible()
  await expectAccessible(kiosk, 'kiosk that is not paired')
  const code = (await shown.getAttribute('aria-label'))?.slice(5) ?? ''
  await page.goto('/backend/stempelterminals')
  await page.getByRole('button', { name: 'Terminal koppeln' }).click()
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByLabel('Name').fill('Personaleingang')
  await dialog.getByRole('button', { name: 'Terminal koppeln' }).click()
  await expect(page.getByText('Personaleingang ist gekoppelt.')).toBeVisible()

  await expect(kiosk.getByRole('heading', { name: 'Wer sind Sie?' })).toBeVisible()
  await expectAccessible(kiosk, 'kiosk')
  const tile = kiosk.getByRole('button', { name: new RegExp(desk.me.name) })
  const enter = async (pin: string) => {
    for (const digit of pin) await kiosk.getByRole('button', { name: digit, exact: true }).click()
    await kiosk.getByRole('button', { name: 'Weiter', exact: true }).click()
  }
  await tile.click()
  await expectAccessible(kiosk, 'kiosk, PIN')
  await enter('835271')
  await expect(kiosk.getByText('noch 4 Versuche')).toBeVisible()
  await enter(PIN)
  await kiosk.getByRole('button', { name: 'Dienst beginnen' }).click()
  await expect(kiosk.getByRole('heading', { name: /^Dienst ab/ })).toBeVisible()
  await expectAccessible(kiosk, 'kiosk, done')
  await kiosk.getByRole('button', { name: 'Fertig, nächste Person' }).click()
  await expect(tile).toContainText('im Dienst seit')

  // Showing a card chooses the person. The PIN must be entered, too.
  await page.getByRole('button', { name: `Karte zuteilen: ${desk.me.name}` }).click()
  await dialog.getByLabel('Kartennummer').fill('04:a2:1b:3c')
  await dialog.getByLabel('Kartennummer').press('Enter')
  await expect(page.getByText('Karte …3C')).toBeVisible()
  // Two keys of a card reader are at most 80 ms apart. On a busy machine Playwright is slower, so the test sends the keys inside the page.
  await kiosk.evaluate(
    (keys) => {
      for (const key of keys) dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    },
    [...'04A21B3C', 'Enter'],
  )
  await expect(kiosk.getByText('Bitte geben Sie Ihre PIN ein.')).toBeVisible()
  await kiosk.getByRole('button', { name: `Nicht ${desk.me.name}` }).click()

  await context.setOffline(true)
  await tile.click()
  await enter(PIN)
  await expect(kiosk.getByText('Ihre PIN wird geprüft, sobald wieder Netz da ist.')).toBeVisible()
  await kiosk.getByRole('button', { name: 'Pause' }).click()
  await expect(kiosk.getByText('Gespeichert auf diesem Terminal.')).toBeVisible()
  await kiosk.getByRole('button', { name: 'Fertig, nächste Person' }).click()
  await expect(kiosk.getByText('1 Eintrag wartet auf das Netz')).toBeVisible()
  await context.setOffline(false)
  await expect(kiosk.getByText('Serverzeit')).toBeVisible({ timeout: 30_000 })
  await expect(tile).toContainText('Pause seit')

  const query = { user: desk.me.id }
  const [block] = await desk.call(rosterEndpoints.activities.list, { query })
  expect(block).toMatchObject({ source: 'kiosk', flags: expect.arrayContaining(['offline']), pauses: [{ to: null }] })
  await page.goto(`/backend/zeit-nachweis?person=${desk.me.id}`)
  await expect(page.getByText('PIN gesetzt')).toBeVisible()
  await expectAccessible(page, 'trail')
})

test('the clock on the phone opens without network, and both pauses of the day count', async ({ staff, visit }) => {
  const { page, desk } = await staff('backoffice')
  await page.goto('/backend/stempeluhr')
  await page.getByRole('button', { name: 'Adresse für das Telefon kopieren' }).click()
  const address = (await page.locator('code').textContent()) ?? ''
  const { page: phone, context, watch } = await visit({ viewport: { width: 390, height: 800 } })
  watch.expectLostConnection()
  await phone.goto(address)
  const press = (name: string) => phone.getByRole('button', { name, exact: true }).click()
  await press('Dienst beginnen')
  await expect(phone.getByText('Dienst begonnen.')).toBeVisible()
  await press('Pause')
  await press('Weiterarbeiten')
  await expect(phone.getByText('Serverzeit')).toBeVisible()
  // The page can be opened offline only after its service worker has stored all files of the page.
  await phone.waitForFunction(async () => {
    const kept = await caches.open('time-clock-files')
    return navigator.serviceWorker.controller !== null && (await kept.keys()).length > 10
  })

  await context.setOffline(true)
  await press('Pause')
  await press('Weiterarbeiten')
  await expect(phone.getByText('2 Einträge warten')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('2 Einträge warten')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Dienst beenden' })).toBeVisible()
  await context.setOffline(false)
  await expect(phone.getByText('Serverzeit')).toBeVisible({ timeout: 30_000 })
  await press('Dienst beenden')
  await expect(phone.getByText('Dienst beendet. Schönen Feierabend!')).toBeVisible()
  await expect(async () => {
    const [block] = await desk.call(rosterEndpoints.activities.list, { query: { user: desk.me.id } })
    expect(block?.to).not.toBeNull()
    expect(block?.pauses).toHaveLength(2)
  }).toPass({ timeout: 30_000 })
})
