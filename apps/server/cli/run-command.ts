import { parseArgs } from 'node:util'
import { createLog } from '#platform/log.ts'
import { composeServus } from '../compose/composition.ts'
import type { Config } from '../config.ts'
import { openInstallation } from '../house.ts'
import { releaseOf } from '../release.ts'
import { backup } from './backup.ts'
import { type BareContext, type Command, type CommandContext, CommandFailed } from './command.ts'
import { createBrand } from './create-brand.ts'
import { createUser } from './create-user.ts'
import { doctor } from './doctor/doctor.ts'
import { printAgent } from './print-agent.ts'
import { resetPassword } from './reset-password.ts'
import { restore } from './restore.ts'
import { findInstallation, withDatabase } from './with-database.ts'

const commands: Readonly<Record<string, Command>> = {
  // `makes`: this command also creates the installation if there is none yet.
  'brand create': { on: 'house', makes: true, run: createBrand },
  'brand list': {
    on: 'house',
    run: async ({ house, say }) => {
      for (const brand of await house.brands())
        say(`${brand.id}\t${brand.name}\t${brand.hosts.join(', ')}${brand.isDefault ? '\t(default)' : ''}`)
    },
  },
  'user create': { on: 'house', run: createUser },
  'user reset-password': { on: 'house', run: resetPassword },
  backup: { on: 'house', run: backup },
  restore: { on: 'bare', run: restore },
  doctor: { on: 'bare', run: doctor },
  'print-agent': { on: 'bare', run: printAgent },
}

const usage = `Usage: npm run servus -- <command>

  brand create <id> --name "Donau Chauffeur" [--host www.example.at …] [--default] [--database-url postgres://…]
  brand list
  user create --email anna@example.at --name "Anna Adler" [--role admin|backoffice|frontdesk|employee …] [--brand <id>]
  user reset-password --email anna@example.at [--brand <id>] [--without-second-factor]
  backup [<folder>]              all data into a new folder, while the server runs
  restore <folder> [--new-key]   a backup into an empty installation
  doctor                         what is wrong with this installation, and what to do
  print-agent <address> [--file <path>] [--printers 192.168.1.0/24:9100]
                                 prints the slips of the server at this address on printers beside this machine

Work beside a running server and without one, except 'restore'. Settings come from the environment as for the server, DATA_DIR and
DATABASE_URL before all (docs/operations.md).`

const text = { type: 'string', multiple: true } as const
const flags = ['default', 'new-key', 'without-second-factor'] as const

/** Runs one command; returns the exit code. */
export async function runCommand(config: Config, words: readonly string[]): Promise<number> {
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((one) => Object.hasOwn(commands, one))
  const command = name === undefined ? undefined : commands[name]
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  if (!command || name === undefined) {
    say(usage)
    return words.includes('help') || words.includes('--help') ? 0 : 64
  }
  const log = createLog({ level: 'warn' })
  try {
    const { values, positionals } = parseArgs({
      args: words.slice(name.split(' ').length),
      allowPositionals: true,
      options: {
        name: text,
        host: text,
        email: text,
        role: text,
        brand: text,
        'database-url': text,
        file: text,
        printers: text,
        default: { type: 'boolean' },
        'new-key': { type: 'boolean' },
        'without-second-factor': { type: 'boolean' },
      },
    })
    const lists = Object.entries(values).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
    const set = flags.filter((flag) => values[flag] === true).map((flag) => [flag, ['yes']] as const)
    const context: BareContext = { config, log, options: Object.fromEntries([...lists, ...set]), positionals, say }
    if (command.on === 'bare') await command.run(context)
    else {
      // Without this check, a wrong DATA_DIR would create an empty installation, and the command would seem to work.
      if (!command.makes && findInstallation(config) === 'nothing')
        throw new CommandFailed(
          `There is no installation in ${config.dataFolder}. Name its folder: DATA_DIR=/its/folder npm run servus -- ${name}`,
        )
      await onHouse(context, command.run)
    }
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

const onHouse = (context: BareContext, run: (context: CommandContext) => Promise<void>): Promise<void> =>
  withDatabase(context.config, context.log, async (databaseUrl) => {
    const house = await openInstallation({
      config: context.config,
      databaseUrl,
      composition: composeServus(),
      log: context.log,
      release: releaseOf(),
      automatic: false,
    })
    try {
      await run({ ...context, house, databaseUrl })
    } finally {
      await house.close()
    }
  })
