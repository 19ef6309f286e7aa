import { mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { nameOwnFiles } from './own-files.ts'

nameOwnFiles()
const { readConfig } = await import('./config.ts')

// In the server, the packages and the modules, only this file reads the environment. All other code gets its settings as arguments.
const read = readConfig(process.env)
if (!read.ok) {
  process.stderr.write(`${read.problems.join('\n')}\n`)
  process.exit(78)
}
const { config } = read
mkdirSync(config.dataFolder, { recursive: true })
// Node stores the sources without types and their compiled code in a cache. Therefore the second start is several times as fast.
enableCompileCache(join(config.dataFolder, 'compile-cache'))

const words = process.argv.slice(2)
if (words.length > 0) {
  const { runCommand } = await import('./cli/run-command.ts')
  process.exit(await runCommand(config, words))
}
// This import comes after the cache is enabled, so that the cache contains the imported files, too. `run` starts PostgreSQL while further
// files are loaded.
const { run } = await import('./run.ts')
await run(config)
