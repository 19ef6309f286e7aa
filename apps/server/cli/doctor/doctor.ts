import type { BrandEntry } from '#platform/brands/directory.ts'
import type { House } from '#platform/brands/house.ts'
import { platformMigrations } from '#platform/brands/runtime.ts'
import type { Composition } from '#platform/composition.ts'
import { appRole } from '#platform/postgres/app-role.ts'
import { composeServus } from '../../compose/composition.ts'
import type { Config } from '../../config.ts'
import { openInstallation } from '../../house.ts'
import { releaseOf } from '../../release.ts'
import { asTyped } from '../as-typed.ts'
import { type BareContext, CommandFailed } from '../command.ts'
import { findInstallation, withDatabase } from '../with-database.ts'
import { checkConnections, checkWork } from './brands.ts'
import { checkDatabase, checkSchema, connectTo, roleOf } from './database.ts'
import { type Finding, linesOf } from './finding.ts'
import { checkDisk, checkServer, checkTimeService } from './machine.ts'

/** Checks what an installation needs, without changing anything, and prints for each problem what to do. Throws if something is broken. */
export async function doctor(context: BareContext): Promise<void> {
  const { config, say } = context
  if (findInstallation(config) === 'nothing')
    throw new CommandFailed(
      `There is no installation in ${config.dataFolder}. Name its folder: ${asTyped({ ...config, dataFolder: '/its/folder' }, 'doctor')}`,
    )
  const findings = await examine(context)
  for (const line of linesOf(findings)) say(line)
  const [broken, watch] = ['broken', 'attention'].map((state) => findings.filter((one) => one.state === state).length)
  say(broken || watch ? `\n${broken} broken, ${watch} to look at.` : '\nAll is well.')
  if (broken) throw new CommandFailed('Something does not work; what to do stands above.')
}

async function examine(context: BareContext): Promise<Finding[]> {
  const { config, log } = context
  const isRunning = config.databaseUrl !== undefined || findInstallation(config) === 'running'
  const machine = [...(await checkDisk(config.dataFolder)), (await checkTimeService()) ?? []].flat()
  const server = isRunning ? [await checkServer(config.port)] : []
  const rest = await withDatabase(config, log, (url) => examineDatabase(context, url)).catch(
    (error: unknown): Finding[] => [
      { area: 'Database', state: 'broken', says: error instanceof Error ? error.message : String(error) },
    ],
  )
  return [...machine, ...server, ...rest]
}

async function examineDatabase({ config, log }: BareContext, url: string): Promise<Finding[]> {
  const composition = composeServus()
  const { client, finding } = await connectTo(url, 'the database of the installation')
  if (!client) return finding ? [finding] : []
  const findings: Finding[] = await checkDatabase(client, Date.now)
  const house = await openInstallation({
    config,
    databaseUrl: url,
    composition,
    log,
    release: releaseOf(),
    automatic: false,
  })
  try {
    const brands = await house.brands()
    if (brands.length === 0)
      findings.push({
        area: 'Brands',
        state: 'attention',
        says: 'there is none',
        todo: asTyped(config, 'brand create …'),
      })
    for (const entry of brands) findings.push(...(await examineBrand(entry, { house, url, config, composition })))
    return findings
  } finally {
    await house.close()
    await client.end()
  }
}

async function examineBrand(
  entry: BrandEntry,
  { house, url, config, composition }: { house: House; url: string; config: Config; composition: Composition },
): Promise<Finding[]> {
  const { client, finding } = await connectTo(entry.databaseUrl, `the database of ${entry.id}`)
  if (!client) return finding ? [finding] : []
  try {
    const isCommon = entry.databaseUrl === url
    const { findings, isCurrent } = await checkSchema(client, entry, {
      migrations: [platformMigrations, ...composition.migrations],
      role: isCommon && (config.databaseUrl === undefined || config.databaseAppUrl) ? appRole : await roleOf(client),
    })
    // A brand with missing migrations is not opened, because opening it would run them.
    const brand = isCurrent ? await house.forId(entry.id) : undefined
    return brand ? [...findings, ...(await checkConnections(brand)), ...(await checkWork(brand))] : findings
  } finally {
    await client.end()
  }
}
