import { posix } from 'node:path'
import { parseSync } from 'vite'
import { type Rule, rules, testOrFixture } from './rules.ts'

export interface SourceFile {
  /** Path from the project's root, with slashes. */
  path: string
  text: string
}

interface Import {
  to: string
  typesOnly: boolean
  /** True for `import()`. */
  isLate: boolean
}

const rooms: Readonly<Record<string, string>> = {
  '#kernel/': 'packages/kernel/',
  '#contract/': 'packages/contract/',
  '#platform/': 'packages/platform/',
  '#ui/': 'packages/ui/',
  '#i18n/': 'packages/i18n/',
  '#testing/': 'packages/testing/',
  '#modules/': 'modules/',
  '#apps/': 'apps/',
  '#demo/': 'demo/',
}

/** Returns a text for every broken rule; empty when no rule is broken. */
export function violations(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.map((file) => [file.path, importsOf(file)]))
  const found: string[] = []
  for (const [from, imports] of graph) {
    for (const one of imports) {
      for (const rule of rules) if (breaks(rule, from, one)) found.push(`${rule.name}: ${from} → ${one.to}`)
      if (
        /^(packages|modules|apps|demo)\//.test(one.to) &&
        /\.tsx?$/.test(one.to) &&
        !graph.has(one.to) &&
        !one.to.includes('/build/')
      ) {
        found.push(`no-unresolved: ${from} → ${one.to}`)
      }
    }
    found.push(...environmentReaders(from, files))
  }
  for (const cycle of cycles(graph)) found.push(`no-cycles: ${cycle.join(' → ')}`)
  for (const cycle of cycles(moduleGraph(graph))) found.push(`no-module-cycles: ${cycle.join(' → ')}`)
  return found
}

function breaks(rule: Rule, from: string, { to, typesOnly, isLate }: Import): boolean {
  const source = rule.from.exec(from)
  if (!source || rule.except?.test(from) || (rule.typesAllowed && typesOnly)) return false
  if (rule.lateAllowed && isLate) return false
  const target = rule.to.exec(to)
  if (!target) return false
  return !(rule.sameModule && source.groups?.['module'] === target.groups?.['module'])
}

/**
 * Returns a violation if a file of the server, the packages or the modules reads environment variables. Only apps/server/main.ts and tests
 * may read them; all other code gets its settings as arguments.
 */
function environmentReaders(path: string, files: readonly SourceFile[]): string[] {
  if (!/^(apps\/server|packages|modules)\//.test(path) || path === 'apps/server/main.ts' || /\.test\.tsx?$/.test(path))
    return []
  const text = files.find((file) => file.path === path)?.text ?? ''
  return /\bprocess\.env\b/.test(text) ? [`environment-read-in-main-only: ${path}`] : []
}

function importsOf({ path, text }: SourceFile): Import[] {
  const { module, errors } = parseSync(path, text)
  const bad = errors.find((error) => error.severity === 'Error')
  if (bad) throw new Error(`${path}: ${bad.message}`)
  const found: Import[] = []
  const add = (specifier: string, typesOnly: boolean, isLate = false): void => {
    const to = resolve(path, specifier)
    if (to !== undefined) found.push({ to, typesOnly, isLate })
  }
  for (const one of module.staticImports)
    add(one.moduleRequest.value, one.entries.length > 0 && one.entries.every((entry) => entry.isType))
  for (const one of module.staticExports) {
    const entries = one.entries.filter((entry) => entry.moduleRequest !== null)
    const specifier = entries[0]?.moduleRequest?.value
    if (specifier !== undefined)
      add(
        specifier,
        entries.every((entry) => entry.isType),
      )
  }
  for (const one of module.dynamicImports) {
    const quoted = /^(['"])(.*)\1$/.exec(text.slice(one.moduleRequest.start, one.moduleRequest.end))
    if (quoted?.[2] !== undefined) add(quoted[2], false, true)
  }
  return found
}

/** Path of an imported file from the project's root. Undefined for npm packages and for files that the build generates. */
function resolve(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.includes('+types/')) return undefined
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain)
  const room = Object.entries(rooms).find(([prefix]) => plain.startsWith(prefix))
  return room && room[1] + plain.slice(room[0].length)
}

/** The imports between modules, including type imports: a module cannot be deleted while another module imports anything from it. */
function moduleGraph(graph: ReadonlyMap<string, readonly Import[]>): Map<string, Import[]> {
  const modules = new Map<string, Import[]>()
  for (const [path, imports] of graph) {
    const from = moduleOf(path)
    if (from === undefined || testOrFixture.test(path)) continue
    const others = imports.map(({ to }) => moduleOf(to)).filter((to) => to !== undefined && to !== from)
    const known = modules.get(from) ?? []
    const added = [...new Set(others)].filter((to) => !known.some((one) => one.to === to))
    modules.set(from, [...known, ...added.map((to) => ({ to: to as string, typesOnly: false, isLate: false }))])
  }
  return modules
}

const moduleOf = (path: string): string | undefined => /^modules\/[^/]+/.exec(path)?.[0]

/** Cycles of files or modules that import each other, each reported once. Between files, imports of types do not count. */
function cycles(graph: ReadonlyMap<string, readonly Import[]>): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (at: string): void => {
    if (done.has(at)) return
    const seen = path.indexOf(at)
    if (seen >= 0) {
      found.push([...path.slice(seen), at])
      return
    }
    path.push(at)
    for (const { to, typesOnly } of graph.get(at) ?? []) if (!typesOnly) visit(to)
    path.pop()
    done.add(at)
  }
  for (const start of graph.keys()) visit(start)
  return found
}
