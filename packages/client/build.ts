import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { callsText, type Description } from './generate.ts'

const sourceOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** Writes the client library for other programs into a folder: its code, its types, and the list of API calls that it can make. */
export function buildClient(description: Description, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  const code = stripTypeScriptTypes(sourceOf('./client.ts'))
  // When types are removed, blanks at line ends and empty lines remain. They are removed here.
  write(
    'index.js',
    `${code
      .replaceAll(/[ \t]+$/gm, '')
      .replaceAll(/\n{2,}/g, '\n')
      .trim()}\n`,
  )
  write('types.d.ts', sourceOf('./types.ts'))
  write('calls.d.ts', callsText(description))
  write('index.d.ts', sourceOf('./index.d.ts'))
}

/**
 * Copies the examples of all modules (`modules/<name>/examples/client.ts`) into a folder. The example of the module `booking` becomes
 * `booking.ts`. Returns the names of the modules that have an example.
 */
export function copyExamples(folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const modules = new URL('../../modules/', import.meta.url)
  const exampleOf = (name: string): URL => new URL(`${name}/examples/client.ts`, modules)
  const names = readdirSync(modules).filter((name) => existsSync(exampleOf(name)))
  for (const name of names) writeFileSync(join(folder, `${name}.ts`), readFileSync(exampleOf(name)))
  return names.toSorted()
}
