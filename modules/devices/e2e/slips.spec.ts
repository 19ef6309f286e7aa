import { expectAccessible, expectNoOverflow } from '../../../e2e/support/accessible.ts'
import { expect, test } from '../../../e2e/support/test.ts'

test.describe.configure({ timeout: 120_000 })

test('a slip is designed by keyboard beside its preview, kept, and made as it came again', async ({
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
  await expect(paper).not.toContainText('fertig 18:45')
  await expect(paper).toHaveText(/ALLERGIE.*Schweinsbraten/s)
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
