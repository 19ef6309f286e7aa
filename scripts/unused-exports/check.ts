import { posix } from 'node:path'
import type { SourceFile } from '../boundaries/check.ts'

export interface UnusedExport {
  path: string
  name: string
  /** True if the file itself uses the name. Then only the word `export` is unnecessary. */
  isUsedInside: boolean
}

/**
 * Files whose exports are used although no file imports them. There are three reasons: a framework or another program reads them; they are
 * entry points; or they are found by their place in a module's folder.
 */
const isEntry =
  /^apps\/site\/app\/(root|routes?|entry[.\w-]*)(\/|\.tsx?$)|\.config\.ts$|\.(test|spec)\.tsx?$|^apps\/site\/app\/[\w./-]*route[\w.-]*\.tsx?$|^modules\/[\w-]+\/(demo\/part|examples\/client|testing\/guest-rows)\.ts$|^packages\/client\/client\.ts$/

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
const list = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/gm
const statement =
  /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?(?:\{([^}]*)\}|\*(?:\s+as\s+(\w+))?)\s+from\s+'([^']+)'/g
/** A declaration that extends an interface of another module. */
const augmented = /\bdeclare module '([^']+)' \{([^]*?)\n\}/g
const dynamic = /\bimport\(\s*'([^']+)'\s*\)/g

const namesIn = (text: string): { own: string; outside: string }[] =>
  text
    .replaceAll(/\/\/[^\n]*/g, '')
    .split(',')
    .map((one) => one.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((one) => {
      const [own = '', outside = own] = one.split(/\s+as\s+/)
      return { own, outside }
    })

/** The path of the imported file, in the same form as the `path` of a source file. Undefined if the import is an npm package. */
function resolved(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const alias = /^#(\w+)\/(.*)$/.exec(specifier)
  if (!alias) return undefined
  const [, root = '', rest = ''] = alias
  return `${['modules', 'apps', 'demo'].includes(root) ? root : `packages/${root}`}/${rest}`
}

function exportsOf({ text }: SourceFile): string[] {
  const declared = [...text.matchAll(declaration)].map(([, name = '']) => name)
  const listed = [...text.matchAll(list)].flatMap(([, names = '']) => namesIn(names).map(({ outside }) => outside))
  return [...new Set([...declared, ...listed])].filter((name) => name !== 'default')
}

/**
 * Exports of `files` that no other file of `files` or `others` imports. If a file is imported with `import *` or `import()`, its exports
 * count as used if their names occur in the text of the importer.
 */
export function unusedExports(files: readonly SourceFile[], others: readonly SourceFile[]): UnusedExport[] {
  const used = new Map<string, Set<string>>()
  const asWhole = new Map<string, SourceFile[]>()
  const add = (path: string, name: string) => used.set(path, (used.get(path) ?? new Set()).add(name))
  for (const file of [...files, ...others]) {
    for (const [, names, , specifier = ''] of file.text.matchAll(statement)) {
      const path = resolved(file.path, specifier)
      if (path === undefined) continue
      if (names === undefined) asWhole.set(path, [...(asWhole.get(path) ?? []), file])
      else for (const { own } of namesIn(names)) add(path, own)
    }
    for (const [, specifier = '', body = ''] of file.text.matchAll(augmented)) {
      const path = resolved(file.path, specifier)
      for (const [, name = ''] of path === undefined ? [] : body.matchAll(/\binterface (\w+)/g)) add(path ?? '', name)
    }
    for (const [, specifier = ''] of file.text.matchAll(dynamic)) {
      const path = resolved(file.path, specifier)
      if (path !== undefined) asWhole.set(path, [...(asWhole.get(path) ?? []), file])
    }
  }
  return files
    .filter(({ path }) => !isEntry.test(path))
    .flatMap((file) =>
      exportsOf(file)
        .filter((name) => {
          if (used.get(file.path)?.has(name)) return false
          const word = new RegExp(`\\b${name}\\b`)
          return !asWhole.get(file.path)?.some(({ text }) => /export \*/.test(text) || word.test(text))
        })
        .map((name) => ({
          path: file.path,
          name,
          isUsedInside: (file.text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1,
        })),
    )
}
