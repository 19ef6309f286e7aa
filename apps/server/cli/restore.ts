import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keyNameOf, readManifest } from '#platform/backup/manifest.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { platformMigrations } from '#platform/brands/runtime.ts'
import { composeServus } from '../compose/composition.ts'
import type { Config } from '../config.ts'
import { type BareContext, CommandFailed } from './command.ts'
import { findInstallation, withDatabase } from './with-database.ts'

/** Brings an empty installation into the state of a backup. */
export async function restore({ config, log, options, positionals, say }: BareContext): Promise<void> {
  const [named] = positionals
  if (named === undefined)
    throw new CommandFailed('Name the backup: DATA_DIR=/a/new/folder npm run servus -- restore <folder>')
  const folder = resolve(named)
  const { keyName, madeAt, schemas } = await readManifest(folder)
  const problem = keyProblem(config, keyName)
  if (problem !== undefined && !options['new-key']) throw new CommandFailed(problem)
  if (config.databaseUrl === undefined && findInstallation(config) === 'running')
    throw new CommandFailed(`A server runs on ${config.dataFolder}: stop it, or name another DATA_DIR.`)
  await withDatabase(config, log, (url) =>
    restoreBackup(
      {
        url,
        filesFolder: join(config.dataFolder, 'files'),
        migrations: [platformMigrations, ...composeServus().migrations],
        log,
      },
      folder,
    ),
  )
  const moved = schemas.flatMap(({ brand, isElsewhere }) => (isElsewhere && brand ? [brand] : []))
  say(`Restored: the state of ${madeAt}. Every table has the rows of the backup.`)
  if (moved.length > 0) say(`${moved.join(', ')} had a database of its own and is in the common one now.`)
  if (problem !== undefined)
    say('With another key the accounts of providers must be entered again, and staff set up their second factor again.')
  say(
    'What waited to be sent when the backup was made goes out as soon as the server starts; some of it was sent since then.',
  )
  say('To look first: HOLD=1 npm start. Then nothing leaves by itself. "doctor" looks at the installation, too.')
}

/** The reason why this installation's key cannot decrypt the encrypted values of the backup. Undefined if it can decrypt them. */
function keyProblem({ secretKey, dataFolder }: Config, keyName: string): string | undefined {
  const file = join(dataFolder, 'secret-key')
  const secret = secretKey ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined)
  if (secret !== undefined && keyNameOf(secret) === keyName) return undefined
  return [
    secret === undefined
      ? `The key of the backup (${keyName}) is not here.`
      : `The backup was sealed with the key ${keyName}, and here is ${keyNameOf(secret)}.`,
    `Put the old secret-key into ${dataFolder}, or set SECRET_KEY as it was.`,
    'If it is lost, add --new-key: then accounts of providers must be entered again, and staff set up their second factor again.',
  ].join('\n')
}
