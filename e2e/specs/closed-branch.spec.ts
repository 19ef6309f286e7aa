import { changeHouse, closeForGood, houseOf, openAllDay } from '../support/food.ts'
import { expect, test } from '../support/test.ts'

test('a branch that is saved in one tab is read again at once by the board in another tab', async ({
  staff,
  server,
}) => {
  const { page: board, context, desk } = await staff('admin', { baseURL: server.lindwurmUrl })
  const { closedMessage, deliveryHours, id, openingHours } = await houseOf(desk)
  await openAllDay(desk)
  const form = await context.newPage()
  await board.goto('/backend/bestellungen')
  await expect(board.getByRole('region', { name: /^Neu/ })).toBeVisible()
  const closed = board.getByRole('status').filter({ hasText: /Gasthaus Lindwurm.*(zu|geschlossen)/ })
  await expect(closed).toHaveCount(0)
  // The form only saves another text, so that the test does not depend on the hour at which 'Heute schließen' is pressed.
  await closeForGood(desk)
  await form.goto(`/backend/standorte/${id}`)
  await form.getByRole('textbox', { name: 'Hinweis, wenn geschlossen' }).fill(`Wir haben Pause ${Date.now()}.`)
  await form.getByRole('button', { name: /^Speichern/ }).click()
  await expect(form.getByText('Alles gespeichert')).toBeVisible()
  // Without a message from the other tab, the board asks for the hours every 30 s.
  await expect(closed).toBeVisible({ timeout: 5000 })
  await changeHouse(desk, { closedMessage, deliveryHours, openingHours })
})
