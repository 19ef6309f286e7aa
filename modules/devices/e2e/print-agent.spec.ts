import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expectAccessible, expectNoOverflow } from '../../../e2e/support/accessible.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { branchesEndpoints } from '../../branches/contract.ts'
import { deviceEndpoints, printAgentEndpoints } from '../contract.ts'
import { escposPrinter } from '../server/testing/escpos-printer.ts'

test.describe.configure({ timeout: 180_000 })

const program = fileURLToPath(new URL('../../../apps/print-agent/start.ts', import.meta.url))

/** Starts the print agent as a separate program, and collects what it writes to its terminal. */
function startProgram(server: string, printers: string) {
  const folder = mkdtempSync(join(tmpdir(), 'servus-agent-'))
  const child = spawn(
    process.execPath,
    [program, server, '--file', join(folder, 'agent.json'), '--printers', printers],
    {
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'de_AT.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  return {
    said: () => said,
    stop() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

test('a print agent is paired by its code, prints, reports that paper has ended and was refilled, and is unpaired', async ({
  server,
  staff,
}) => {
  const { page, desk } = await staff('admin')
  const [branch] = await desk.call(branchesEndpoints.list, {})
  const printer = await escposPrinter()
  const agent = startProgram(server.url, printer.address)
  try {
    await page.goto('/backend/geraete')
    await page.getByText('So richten Sie ihn ein').click()
    await expect(page.getByText(`node servus-print-agent.mjs ${server.url}`)).toBeVisible()
    await page.getByRole('button', { name: 'Druckagent koppeln' }).click()
    const dialog = page.getByRole('dialog', { name: 'Druckagent koppeln' })
    await dialog.getByLabel('Name').fill('Rechner Leitstelle')
    await dialog.getByLabel('Standort').selectOption(branch?.name ?? '')
    await expectAccessible(page, 'print agent')
    await expect(() => expect(agent.said()).toMatch(/Code: \w{3} \w{3}/)).toPass()
    await dialog.getByLabel('Code').fill(/Code: (\w{3} \w{3})/.exec(agent.said())?.[1] ?? '')
    await dialog.getByRole('button', { name: 'Druckagent koppeln' }).click()
    const list = page.getByRole('region', { name: 'Druckagenten' })
    // 'nicht verbunden' and 'noch nie verbunden' contain the word, too.
    await expect(list.getByRole('listitem').filter({ hasText: 'Rechner Leitstelle' })).toContainText(
      /(?<!nicht |nie )verbunden/,
      { timeout: 60_000 },
    )

    await page.goto('/backend/drucker/neu')
    await page.locator('#f-name').fill('Leitstelle')
    await page.locator('#f-branchId').click()
    await page.getByRole('option', { name: branch?.name ?? '', exact: true }).click()
    await page.locator('#f-address').fill(printer.address)
    await page.locator('#f-agentId').selectOption('Rechner Leitstelle')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByRole('button', { name: 'Verbindung prüfen' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'bereit' }).first()).toBeVisible()
    printer.state.paperEnd = true
    await page.getByRole('button', { name: 'Probedruck' }).click()
    await page.goto('/backend/geraete')
    const device = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: 'Probedruck' }) })
      .first()
    await expect(device).toContainText('Papier leer', { timeout: 30_000 })
    expect(printer.papers()).toEqual([])
    printer.state.paperEnd = false
    const slip = page.getByRole('region', { name: 'Druckwarteschlange' }).getByRole('row').nth(1)
    await expect(slip).toContainText('gedruckt', { timeout: 60_000 })
    expect(printer.papers()).toHaveLength(1)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(page)

    await page.getByRole('button', { name: 'Trennen: Rechner Leitstelle' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Trennen' }).click()
    await expect(list.getByRole('listitem').filter({ hasText: 'Rechner Leitstelle' })).toContainText('getrennt')
    await expect(() => expect(agent.said()).toContain('Der Server kennt diesen Druckagenten nicht mehr')).toPass()
  } finally {
    agent.stop()
    await printer.close()
    for (const { id, address } of await desk.call(deviceEndpoints.list, {}))
      if (address === printer.address) await desk.call(deviceEndpoints.remove, { params: { id } })
    for (const { id } of await desk.call(printAgentEndpoints.list, {}))
      await desk.call(printAgentEndpoints.remove, { params: { id } })
  }
})
