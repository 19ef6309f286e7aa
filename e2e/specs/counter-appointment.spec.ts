import { inDays, placeRide } from '../support/ride.ts'
import { query } from '../support/sql.ts'
import { expect, test } from '../support/test.ts'

const proposal = {
  appointment: inDays(3, '16:40').toString({ timeZoneName: 'never' }),
  message: 'Wir können Sie um 16:40 Uhr fahren. Passt das für Sie?',
}

/**
 * Specification §4, Counter appointment. The customer can answer a proposal once. A second answer shows what was decided before
 * (docs/rules/orders.md, Another time).
 */
test.describe('another time', () => {
  test('is accepted in one tab, and the other shows it', async ({ page, context, server, desk, watched }) => {
    watched.expectStatus(409)
    const { uid, hash } = await placeRide(server.url)
    await page.goto(`/de/status/${uid}/${hash}`)
    const other = await context.newPage()
    await other.goto(`/de/status/${uid}/${hash}`)
    await desk.act(uid, 'counterAppointment', proposal)
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Wir schlagen eine andere Zeit vor')
      await expect(tab.getByText(proposal.message)).toBeVisible()
      await expect(tab.getByText('16:40', { exact: true })).toBeVisible()
    }
    // From now on the second tab gets no events, like a tab without a connection. But it can still send the customer's decision.
    await other.route('**/stream', (route) => route.abort())
    await page.getByRole('button', { name: 'Termin annehmen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buchung bestätigt')
    await expect(page.getByText(/um 16:40 Uhr/)).toBeVisible()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Buchung bestätigt')
    expect((await desk.order(uid)).state).toBe('confirmed')

    const again = await fetch(`${server.url}/api/orders/public/${uid}/${hash}/reject-counter-appointment`, {
      method: 'POST',
      headers: { 'accept-language': 'de' },
    })
    expect(again.status).toBe(409)
    expect(JSON.stringify(await again.json())).toContain('Sie haben den vorgeschlagenen Termin bereits angenommen.')
  })

  test('a proposal that was answered elsewhere cannot be answered again: the page shows what already happened', async ({
    page,
    server,
    desk,
    watched,
  }) => {
    watched.expectStatus(409)
    watched.expectLostConnection()
    const { uid, hash } = await placeRide(server.url)
    await desk.act(uid, 'counterAppointment', proposal)
    // Without stream and polling, the page cannot know about the change.
    await page.route(`**/api/orders/public/${uid}/${hash}{,/stream}`, (route) => route.abort('internetdisconnected'))
    await page.goto(`/de/status/${uid}/${hash}`)
    await fetch(`${server.url}/api/orders/public/${uid}/${hash}/reject-counter-appointment`, { method: 'POST' })
    await page.getByRole('button', { name: 'Termin annehmen' }).click()
    await expect(page.getByText('Dieser Vorschlag wurde schon beantwortet.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buchung storniert')
  })

  test('is declined in two taps, and the ride is cancelled', async ({ page, server, desk }) => {
    const { uid, hash } = await placeRide(server.url)
    await desk.act(uid, 'counterAppointment', proposal)
    await page.goto(`/de/status/${uid}/${hash}`)
    // The button 'Ja, Anfrage stornieren' appears where the guest has tapped. A double tap must open the question, but must not press this
    // button.
    await page.getByRole('button', { name: 'Anfrage stornieren' }).dblclick()
    await page.getByRole('button', { name: 'Doch nicht' }).click()
    await page.getByRole('button', { name: 'Anfrage stornieren' }).click()
    await page.getByRole('button', { name: 'Ja, Anfrage stornieren' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buchung storniert')
    expect((await desk.order(uid)).state).toBe('canceled')
  })

  test('expires: the page shows this, and a late answer is refused with a text', async ({
    page,
    server,
    desk,
    watched,
  }) => {
    watched.expectStatus(409, 410)
    watched.expectLostConnection()
    const { uid, hash } = await placeRide(server.url)
    await desk.act(uid, 'counterAppointment', { ...proposal, expiresInMinutes: 5 })
    await page.route(`**/api/orders/public/${uid}/${hash}{,/stream}`, (route) => route.abort('internetdisconnected'))
    await page.goto(`/de/status/${uid}/${hash}`)
    await expect(page.getByRole('button', { name: 'Termin annehmen' })).toBeVisible()
    await query(server, `UPDATE orders SET counter_expires_at = now() - interval '1 minute' WHERE uid = '${uid}'`)
    await page.getByRole('button', { name: 'Termin annehmen' }).click()
    await expect(page.getByText(/Der Vorschlag ist abgelaufen\./)).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await expect(
      page.getByText('Unser Vorschlag ist abgelaufen. Wir melden uns mit einem neuen, oder Sie rufen uns an.'),
    ).toBeVisible()
    expect((await desk.order(uid)).state).toBe('waiting')
  })
})
