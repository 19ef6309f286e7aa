import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { systemClock } from '#kernel/time.ts'
import { keyNameOf } from '#platform/backup/manifest.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { keptSecret } from '#platform/secrets.ts'
import { releaseOf } from '../release.ts'
import { asTyped } from './as-typed.ts'
import { type CommandContext, CommandFailed } from './command.ts'

/** Writes all data into a new folder, while the server runs. */
export async function backup({ config, house, databaseUrl, positionals, say }: CommandContext): Promise<void> {
  const now = systemClock.now()
  const name = `servus-${now.toString({ smallestUnit: 'second' }).replaceAll(':', '-')}`
  const folder = resolve(positionals[0] ?? join(dirname(config.dataFolder), 'backups', name))
  if (existsSync(folder)) throw new CommandFailed(`${folder} exists already: a backup needs a new folder.`)
  const secret = config.secretKey ?? keptSecret(config.dataFolder)
  const manifest = await writeBackup(
    {
      url: databaseUrl,
      brands: await house.brands(),
      filesFolder: join(config.dataFolder, 'files'),
      secret,
      release: releaseOf(),
      now: () => now,
    },
    folder,
  )
  const rows = manifest.schemas.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.rows, 0)
  say(`${folder}\n`)
  say(
    `Brands: ${(await house.brands()).map(({ id }) => id).join(', ') || 'none'}. ${rows} rows, ${manifest.files.length} files.`,
  )
  say(
    `Keys of providers and second factors stay sealed in it. They need the key ${keyNameOf(secret)}: keep ${
      config.secretKey === undefined ? join(config.dataFolder, 'secret-key') : 'SECRET_KEY'
    } in another place.`,
  )
  say(
    `To restore it into an empty installation: ${asTyped({ dataFolder: '/a/new/folder', databaseUrl: config.databaseUrl }, `restore ${folder}`)}`,
  )
}
