import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../../e2e/support/accessible.ts'
import { query } from '../../../e2e/support/sql.ts'
import { expect, test } from '../../../e2e/support/test.ts'

test.describe.configure({ timeout: 150_000 })

/** Finds the latest block of work that began at least 26 hours ago, with its person and day. */
const lastBlock = `
  SELECT a.id, a.user_id AS "userId", u.name, (a.starts_at AT TIME ZONE 'Europe/Berlin')::date::text AS day
  FROM brand_lindwurm.working_activities a JOIN brand_lindwurm.users u ON u.id = a.user_id
  WHERE a.starts_at < now() - interval '26 hours' ORDER BY a.starts_at DESC, a.id LIMIT 1`

interface Block {
  id: string
  userId: string
  name: string
  day: string
}

/**
 * Deletes the end of the block of work that `lastBlock` finds, as if the person had forgotten to clock out. Later blocks of the person are
 * deleted with their pauses, because with them the result would depend on the time of day and on the tests that ran before.
 */
async function forgetEnd(server: Parameters<typeof query>[0]): Promise<Block> {
  const [block] = await query<Block>(server, lastBlock)
  if (!block) throw new Error('The demo has no block that began more than a day ago')
  await query(
    server,
    `WITH later AS (SELECT id FROM brand_lindwurm.working_activities WHERE user_id = '${block.userId}'
       AND starts_at > (SELECT starts_at FROM brand_lindwurm.working_activities WHERE id = '${block.id}')),
     pauses AS (DELETE FROM brand_lindwurm.working_pauses WHERE activity_id IN (SELECT id FROM later))
     DELETE FROM brand_lindwurm.working_activities WHERE id IN (SELECT id FROM later)`,
  )
  await query(server, `UPDATE brand_lindwurm.working_activities SET ends_at = NULL WHERE id = '${block.id}'`)
  return block
}

test('a week for eight people is planned, a forgotten end corrected, a month closed and exported, and the trail shows every change', async ({
  server,
  staff,
}) => {
  const forgotten = await forgetEnd(server)
  const { page, desk, watch } = await staff('admin', {
    baseURL: server.lindwurmUrl,
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
  })
  const dialog = page.getByRole('dialog')
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()

  // The draft of next week contains a rest period that is too short. So the week cannot be published, and the page shows why.
  await page.goto('/backend/dienstplan')
  await press('Nächste Woche')
  await expect(page.getByRole('row').filter({ hasText: /· \d+:\d\d h/ })).toHaveCount(8)
  await expect(page.getByText('1 Dienst verstößt gegen die Regeln.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Freigeben', exact: true })).toBeDisabled()
  await expectAccessible(page, 'roster with a breach')
  await press('Zum ersten')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Toni Huber')
  await dialog.getByLabel('Beginn').fill('15:00')
  await dialog.getByLabel('Ende').fill('23:00')
  await expect(dialog.getByText('Regeln eingehalten')).toBeVisible()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()
  await press('Freigeben')
  await expect(page.getByText(/^\d+ Dienste freigegeben\.$/)).toBeVisible()

  // Enters the missing end.
  await page.goto(`/backend/ist-zeiten?woche=${forgotten.day}`)
  await expect(page.getByText(/ein Ende fehlt/)).toBeVisible()
  await press('Zum ersten')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(forgotten.name)
  await dialog.getByLabel('Ende').fill('23:45')
  await dialog.getByLabel('Was ist passiert?').fill('nach der Feier vergessen')
  await expectAccessible(page, 'correction')
  await dialog.getByRole('button', { name: 'Berichtigen' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/ein Ende fehlt/)).toBeHidden()

  // Closes the previous month.
  await page.goto('/backend/monatsabschluss')
  await press('Yusuf Demir')
  await dialog.getByRole('button', { name: 'Für die Person einreichen' }).click()
  await expect(dialog).toContainText('Eingereicht von')
  await page.keyboard.press('Escape')
  await press('6 Personen freigeben')
  await press('8 Personen abschließen')
  await dialog.getByRole('button', { name: '8 Personen abschließen' }).click()
  await expect(page.getByText('8 Personen · 8 abgeschlossen · 0 freigegeben · 0 offen')).toBeVisible()
  await expectAccessible(page, 'closed month')
  // The export needs the settings for the payroll office. The page reports which settings are missing.
  watch.expectStatus(422)
  await press('8 Personen exportieren')
  await expect(page.getByRole('alert')).toContainText('Für den Export fehlen Mandant, Lohnart der Arbeitsstunden')
  await press('Nummern und Lohnarten …')
  await dialog.getByLabel('Mandant').fill('1234')
  await dialog.getByLabel('Arbeitsstunden').fill('100')
  await expectAccessible(page, 'wage types')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()
  const [file] = await Promise.all([page.waitForEvent('download'), press('8 Personen exportieren')])
  expect(file.suggestedFilename()).toMatch(/^bmd-\d{4}-\d{2}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(8)

  // The page 'Nachweis' shows what was changed, by whom, when and why, and who approved it.
  const from = Temporal.PlainDate.from(forgotten.day).subtract({ months: 2 })
  await page.goto(`/backend/zeit-nachweis?person=${forgotten.userId}&from=${from}`)
  const changed = page.getByRole('listitem').filter({ hasText: 'Arbeitszeit geändert' })
  await expect(changed).toContainText('23:45')
  await expect(changed).toContainText('Grund: Vergessen: nach der Feier vergessen')
  await expect(changed).toContainText(`von ${desk.me.name}`)
  await expect(page.getByText('Monat abgeschlossen')).toBeVisible()
  await expectAccessible(page, 'trail of a person')
})
