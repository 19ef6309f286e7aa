import { parseArgs } from 'node:util'
import {
  hasEmbeddedPostgres,
  runningDatabaseUrl,
  startEmbeddedPostgres,
} from '#platform/embedded-postgres/supervisor.ts'
import { createLog } from '#platform/log.ts'
import { composeServus } from '../compose/composition.ts'
import type { Config } from '../config.ts'
import { openInstallation } from '../house.ts'
import { releaseOf } from '../release.ts'
import type { CommandContext } from './command.ts'
import { createBrand } from './create-brand.ts'
import { createUser } from './create-user.ts'
import { whereDataIs } from './where-data-is.ts'

const commands: Readonly<Record<string, (context: CommandContext) => Promise<void>>> = {
  'brand create': createBrand,
  'brand list': async ({ house, say }) => {
    for (const brand of await house.brands())
      say(`${brand.id}\t${brand.name}\t${brand.hosts.join(', ')}${brand.isDefault ? '\t(default)' : ''}`)
  },
  'user create': createUser,
}

const usage = `Usage: npm run servus -- <command>

  brand create <id> --name "Donau Chauffeur" [--host www.example.at …] [--default] [--database-url postgres://…]
  brand list
  user create --email anna@example.at --name "Anna Adler" [--role admin|backoffice|frontdesk|employee …] [--brand <id>]

Works beside a running server and without one. Settings come from the environment as for the server, DATA_DIR and DATABASE_URL
before all (docs/operations.md).`

/** Runs one command; returns the exit code. */
export async function runCommand(config: Config, words: readonly string[]): Promise<number> {
  const text = { type: 'string', multiple: true } as const
  const command = commands[words.slice(0, 2).join(' ')]
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  if (!command) {
    say(usage)
    return words.includes('help') || words.includes('--help') ? 0 : 64
  }
  const log = createLog({ level: 'warn' })
  const running = config.databaseUrl ?? runningDatabaseUrl(config.dataFolder)
  const found = running !== undefined ? 'running' : hasEmbeddedPostgres(config.dataFolder) ? 'stopped' : 'nothing'
  // Written to stderr, because scripts may read the output.
  process.stderr.write(`${whereDataIs(config, found)}\n`)
  const embedded = running === undefined ? await startEmbeddedPostgres({ folder: config.dataFolder, log }) : undefined
  try {
    const { values, positionals } = parseArgs({
      args: words.slice(2),
      allowPositionals: true,
      options: {
        name: text,
        host: text,
        email: text,
        role: text,
        brand: text,
        'database-url': text,
        default: { type: 'boolean' },
      },
    })
    const { default: isDefault, ...lists } = values
    const house = await openInstallation({
      config,
      databaseUrl: running ?? embedded?.url ?? '',
      composition: composeServus(),
      log,
      release: releaseOf(),
      automatic: false,
    })
    try {
      await command({
        config,
        house,
        options: { ...lists, ...(isDefault ? { default: ['yes'] } : {}) },
        positionals,
        say,
      })
      return 0
    } finally {
      await house.close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await embedded?.stop()
  }
}
