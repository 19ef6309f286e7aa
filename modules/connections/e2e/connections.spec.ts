import { expect, test } from '../../../e2e/support/test.ts'

test("an administrator connects the mail server: a wrong address is reported, the test shows the server's response, the password is never shown", async ({
  staff,
  server,
}) => {
  const { mail } = server
  if (!mail) throw new Error('The server of the tests has a mail server')
  const sent = () => mail.caught.filter(({ from }) => from === 'post@donau.example')
  const { page, watch } = await staff('admin')
  await page.goto('/backend/verbindungen')
  const card = page.getByRole('region', { name: 'Mail SMTP' })
  const dialog = page.getByRole('dialog')
  await expect(card.getByText('Es gilt das Konto der Installation.')).toBeVisible()
  await card.getByRole('button', { name: 'Mail bearbeiten' }).click()
  await dialog.getByRole('textbox', { name: 'Server' }).fill(`smtp://${new URL(mail.url).host}`)
  await dialog.getByLabel('Absender').fill('post@donau.example')
  watch.expectStatus(422)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Server' })).toHaveAttribute('aria-invalid', 'true')

  await dialog.getByRole('textbox', { name: 'Server' }).fill(new URL(mail.url).host)
  await dialog.getByRole('textbox', { name: 'Passwort' }).fill('a secret of the mail server')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText('nicht geprüft', { exact: true })).toBeVisible()
  await expect(card.getByText('gesetzt', { exact: true })).toBeAttached()
  await expect(page.getByText('a secret of the mail server')).toHaveCount(0)

  await card.getByRole('button', { name: 'Verbindung prüfen' }).click()
  await expect(card.getByText('verbunden', { exact: true })).toBeVisible()
  await expect(card.getByRole('status')).toContainText('Testmail an')
  expect(sent()).toHaveLength(1)

  // If the address changes, the password must be entered again, so that nobody can send the stored password to a foreign server.
  await card.getByRole('button', { name: 'Mail bearbeiten' }).click()
  await dialog.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1:9')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Passwort' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Passwort' }).fill('another secret')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: 'Verbindung prüfen' }).click()
  await expect(card.getByText('abgelehnt', { exact: true })).toBeVisible()
  await expect(card.getByRole('status')).toContainText('ECONNREFUSED')

  await card.getByRole('button', { name: 'Mail bearbeiten' }).click()
  await dialog.getByRole('button', { name: 'Verbindung entfernen' }).click()
  await dialog.getByRole('button', { name: 'Wirklich entfernen' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText('Es gilt das Konto der Installation.')).toBeVisible()
})
