import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/**
 * The packages that the server may load at its start. A package costs memory for as long as the process runs, in each process: 20 MiB for a
 * library of fonts or of public holidays. A large package is imported where it is used.
 */
const atStart: ReadonlySet<string> = new Set([
  'bidi-js',
  'bowser',
  'dayjs',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'escape-string-regexp',
  'fflate',
  'htmlparser2',
  'ical-generator',
  'is-plain-object',
  'isbot',
  'launder',
  'libphonenumber-js',
  'nanoid',
  'parse-srcset',
  'picocolors',
  'postcss',
  'sanitize-html',
  'source-map-js',
  'sql-template-tag',
  'uqr',
  'zod',
])

const program = `
  import { registerHooks } from 'node:module'
  const found = new Set()
  registerHooks({
    load(url, context, next) {
      const name = /\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)(?!.*\\/node_modules\\/)/.exec(url)?.[1]
      if (name) found.add(name)
      return next(url, context)
    },
  })
  await import(${JSON.stringify(new URL('./modules.ts', import.meta.url).href)})
  process.stdout.write(JSON.stringify([...found].sort()))`

test('the modules load no package at the start that could be loaded when it is used', { timeout: 60_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  expect((JSON.parse(stdout) as string[]).filter((name) => !atStart.has(name))).toEqual([])
})
