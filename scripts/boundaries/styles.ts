import { posix } from 'node:path'
import type { SourceFile } from './check.ts'
import { type CssNode, parseCss, selectorsOf } from './css.ts'
import { testOrFixture } from './rules.ts'

const moduleOf = (path: string): string | undefined => /^modules\/([^/]+)\//.exec(path)?.[1]
const isPart = (path: string): boolean => /^modules\/[^/]+\/(site|backoffice)\/parts\//.test(path)

/** A text for every broken rule of docs/adr/0028 (styles by module). */
export function styleViolations(styles: readonly SourceFile[], sources: readonly SourceFile[]): string[] {
  return [
    ...twins(styles),
    ...styles.flatMap((file) => [...importsOf(file), ...(moduleOf(file.path) ? escapes(file) : [])]),
    ...['site', 'backoffice'].flatMap((side) => {
      const users = usersOf(side, sources)
      return styles
        .filter(({ path }) => path.startsWith(`packages/ui/${side}/`))
        .flatMap((file) => features(file, users))
    }),
    ...strangers(styles, sources),
    ...rootless(styles, sources),
  ]
}

/** Refuses two style sheets with the same file name, because they could be confused. */
function twins(styles: readonly SourceFile[]): string[] {
  const byName = Map.groupBy(styles, ({ path }) => posix.basename(path))
  return [...byName.values()]
    .filter((files) => files.length > 1)
    .map((files) => `style-names-are-unique: ${files.map(({ path }) => path).join(', ')}`)
}

/**
 * Refuses wrong imports of style sheets. The style sheet of a module may import only style sheets of the same module. A style sheet of
 * packages/ui may import only style sheets of packages/ui. The style sheet of a module may import a library only into the lowest cascade
 * layer.
 */
function importsOf({ path, text }: SourceFile): string[] {
  return parseCss(text).flatMap(({ head }) => {
    const [, address = '', layer] = /^@import ["']([^"']+)["'] ?(.*)$/.exec(head) ?? []
    if (address === '') return []
    const isOurs = address.startsWith('.')
    const to = isOurs ? posix.join(posix.dirname(path), address) : address
    const isAllowed = isOurs ? folderOf(to) === folderOf(path) : layer === 'layer(base)' || moduleOf(path) === undefined
    return isAllowed ? [] : [`styles-import-their-own: ${path} → ${to}`]
  })
}

const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/**
 * Refuses rules in a module's style sheet that could change other parts of a page: rules outside the module's cascade layer, and selectors
 * that could match outside the module's root class.
 */
function escapes({ path, text }: SourceFile): string[] {
  const module = moduleOf(path) ?? ''
  const layer = `@layer ${isPart(path) ? 'parts' : 'module'}`
  const root = `.m-${module}`
  const say = (head: string) => `styles-stay-below-their-root: ${path}: ${head}`
  const inLayer = ({ body, head }: CssNode): string[] => {
    if (head === root) return (body ?? []).flatMap(inRoot)
    return head.startsWith(`@keyframes ${module}-`) ? [] : [say(head)]
  }
  const inRoot = ({ body, head }: CssNode): string[] => {
    if (!body) return []
    if (/^@(media|supports|container)\b/.test(head)) return body.flatMap(inRoot)
    return selectorsOf(head).every(isBelow) ? body.flatMap(inRoot) : [say(head)]
  }
  return parseCss(text).flatMap((node) =>
    node.head === layer ? (node.body ?? []).flatMap(inLayer) : node.head.startsWith('@import ') ? [] : [say(node.head)],
  )
}

/** Does the selector match only the root element or elements inside it? It must not match a sibling of the root or an ancestor that contains it. */
const isBelow = (selector: string): boolean =>
  !/^[+~@]/.test(selector) && !/:(has|not)\([^)]*&/.test(selector) && !/&[^\s>+~]*\s*[+~]/.test(selector)

/** Classes of controls and helpers that any screen may use, even if only one module uses them today. */
const general = new Set(['btns', 'g4', 'hide-tab', 'only-tab', 'pbar', 'seg'])

/** Refuses a class of packages/ui that only one module uses, because it belongs to that module. */
function features({ path, text }: SourceFile, seen: Users): string[] {
  return [...new Set(classesOf(parseCss(text)))].flatMap((name) => {
    const users = seen.get(name) ?? new Set()
    const [only = ''] = users
    return users.size === 1 && only.startsWith('modules/') && !general.has(name)
      ? [`ui-names-no-feature: ${path}: .${name} is used in ${only} only`]
      : []
  })
}

/** The main class of each selector, which is its first class. Further classes in the selector are variants of it or are inside it. */
const classesOf = (nodes: readonly CssNode[]): string[] =>
  nodes.flatMap(({ body, head }) =>
    body ? [...selectorsOf(head).flatMap((one) => /\.([a-zA-Z][\w-]*)/.exec(one)?.[1] ?? []), ...classesOf(body)] : [],
  )

type Users = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Collects all words in the string literals of screens, because each word may be a class name. For each word: the modules, apps or packages
 * that use it.
 */
function usersOf(side: string, sources: readonly SourceFile[]): Users {
  const found = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    if (!path.includes(`/${side}/`) && !path.startsWith(`apps/${side}/`)) continue
    if (testOrFixture.test(path)) continue
    for (const [, words = ''] of text.matchAll(/['"`]([^'"`\n]*)['"`]/g))
      for (const word of words.split(/[^\w-]+/)) found.set(word, (found.get(word) ?? new Set()).add(folderOf(path)))
  }
  return found
}

/**
 * Refuses the root class of a module (`m-<module>`) in the code of packages and of other modules. Exception: other modules may use the
 * class if its own module shares styles. Apps may always use it.
 */
function strangers(styles: readonly SourceFile[], sources: readonly SourceFile[]): string[] {
  const lenders = new Set(styles.filter(({ path }) => isPart(path)).map(({ path }) => moduleOf(path)))
  return sources.flatMap(({ path, text }) => {
    if (testOrFixture.test(path) || path.startsWith('apps/')) return []
    return [...new Set([...text.matchAll(/(?<=['"` ])m-([a-z]+(?:-[a-z]+)*)(?=['"` ])/g)].map(([, name = '']) => name))]
      .filter((name) => name !== moduleOf(path) && !(moduleOf(path) !== undefined && lenders.has(name)))
      .map((name) => `root-classes-are-a-module's-own: ${path} → .m-${name}`)
  })
}

/** Refuses styles below a root class that no element of the module has, because they match nothing. */
function rootless(styles: readonly SourceFile[], sources: readonly SourceFile[]): string[] {
  const sides = Map.groupBy(styles, ({ path }) => /^modules\/[^/]+\/(?:site|backoffice)\//.exec(path)?.[0] ?? '')
  return [...sides].flatMap(([side, [first]]) => {
    const root = new RegExp(`(?<=['"\` ])m-${moduleOf(side) ?? ''}(?=['"\` ])`)
    const drawn = sources.filter(({ path }) => path.startsWith(side))
    const isMissing = side !== '' && drawn.length > 0 && !drawn.some(({ text }) => root.test(text))
    return isMissing && first ? [`root-classes-are-set: ${first.path}: no element in ${side} has its class`] : []
  })
}
