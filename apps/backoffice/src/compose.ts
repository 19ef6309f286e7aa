import { editorScreens } from '#ui/backoffice/crud/editor-screens.tsx'
import type { EditorSlots } from '#ui/backoffice/crud/slots.tsx'
import type { BackofficeModule, BranchNote, SessionPart } from '#ui/backoffice/module.ts'
import type { Command } from '#ui/backoffice/palette.ts'
import type { Screen } from '#ui/backoffice/places.ts'
import { overview } from './overview/module.ts'

type Part<K extends keyof BackofficeModule> = NonNullable<BackofficeModule[K]>

/** The declarations of all modules, joined in the order of the list of modules. */
export interface Composition {
  /** All screens, including the lists and forms of the editors. */
  screens: readonly Screen[]
  doors: Part<'doors'>
  editors: Part<'editors'>
  extensions: Part<'extensions'>
  fills: Part<'fills'>
  topBar: Part<'topBar'>
  banners: Part<'banners'>
  personMenu: Part<'personMenu'>
  phoneLinks: Part<'phoneLinks'>
  start: Part<'start'>
  firstCalls: Part<'firstCalls'>
  provider: readonly Part<'provider'>[]
  session: Part<'session'>
  /** Hooks of the modules. Components of the shell call them with the functions in `composition.tsx`. */
  hooks: {
    session: SessionPart['useSession']
    branches: Part<'useBranches'>
    brand: Part<'useBrand'>
    commands: (query: string) => readonly Command[]
    branchNotes: () => (branchId: string) => readonly BranchNote[]
  }
  editorSlots: EditorSlots
}

/**
 * Joins the manifests of all modules. Throws, with the names of the modules, if two of them declare the same thing (for example a path) or if a
 * required part is missing.
 */
export function composeBackoffice(listed: readonly BackofficeModule[]): Composition {
  const modules = [overview(listed), ...listed]
  refuseDoubles(modules, 'name', ({ name }) => [name])
  refuseDoubles(modules, 'entity', ({ editors = [] }) => editors.map(({ entity }) => entity))
  refuseDoubles(modules, 'reference', ({ references = {} }) => Object.keys(references))
  refuseDoubles(modules, 'widget', ({ widgets = {} }) => Object.keys(widgets))
  refuseDoubles(modules, 'path', pathsOf)
  refuseStrayExtensions(modules)
  const all = <T>(pick: (module: BackofficeModule) => readonly T[] | undefined): T[] =>
    modules.flatMap((module) => pick(module) ?? [])
  const each = <T>(pick: (module: BackofficeModule) => T | undefined): T[] =>
    given(modules, pick).map(([, part]) => part)
  const one = <T>(part: string, pick: (module: BackofficeModule) => T | undefined): T =>
    onlyOne(part, given(modules, pick))
  const extensions = all((module) => module.extensions)
  const session = one('session', (module) => module.session)
  const commands = each((module) => module.useCommands)
  const notes = each((module) => module.useBranchNotes)
  return {
    screens: modules.flatMap(({ screens = [], editors = [] }) => [
      ...screens,
      ...editors.flatMap((editor) => editorScreens(editor, extensions)),
    ]),
    extensions,
    doors: all((module) => module.doors),
    editors: all((module) => module.editors),
    fills: all((module) => module.fills),
    topBar: all((module) => module.topBar),
    banners: all((module) => module.banners),
    personMenu: all((module) => module.personMenu),
    phoneLinks: all((module) => module.phoneLinks),
    start: all((module) => module.start).toSorted((a, b) => a.order - b.order),
    firstCalls: all((module) => module.firstCalls),
    provider: each((module) => module.provider),
    session,
    hooks: {
      session: session.useSession,
      branches: one('useBranches', ({ useBranches }) => useBranches),
      brand: one('useBrand', ({ useBrand }) => useBrand),
      commands: (query) => commands.flatMap((useOffered) => useOffered(query)),
      branchNotes: () => {
        const told = notes.map((useNotes) => useNotes())
        return (branchId) => told.map((noteOf) => noteOf(branchId))
      },
    },
    editorSlots: {
      widgets: Object.assign({}, ...each((module) => module.widgets)),
      references: Object.assign({}, ...each((module) => module.references)),
      editors: Object.fromEntries(
        all((module) => module.editors).map(({ entity, load, names, path }) => [entity, { load, names, path }]),
      ),
      PicturePicker: one('PicturePicker', ({ PicturePicker }) => PicturePicker),
      pictureStore: one('pictureStore', ({ pictureStore }) => pictureStore),
    },
  }
}

const pathsOf = ({ screens = [], doors = [], editors = [] }: BackofficeModule): string[] =>
  [...screens.map(({ path }) => `/${path}`), ...doors.map(({ path }) => path), ...editors.map(({ path }) => path)].map(
    (path) => path.replace(/\/:\w+\?$/, ''),
  )

/** The values that modules provide for one part of the composition, each with the name of its module. */
const given = <T>(
  modules: readonly BackofficeModule[],
  pick: (one: BackofficeModule) => T | undefined,
): (readonly [name: string, part: T])[] =>
  modules.flatMap((one) => {
    const part = pick(one)
    return part === undefined ? [] : [[one.name, part] as const]
  })

function onlyOne<T>(part: string, [first, second]: readonly (readonly [name: string, part: T])[]): T {
  if (!first) throw new Error(`No module gives '${part}' to the back office.`)
  if (second) throw new Error(`The modules '${first[0]}' and '${second[0]}' both give '${part}' to the back office.`)
  return first[1]
}

function refuseDoubles(
  modules: readonly BackofficeModule[],
  what: string,
  keysOf: (module: BackofficeModule) => readonly string[],
): void {
  const owners = new Map<string, string>()
  for (const one of modules) {
    for (const key of keysOf(one)) {
      const owner = owners.get(key)
      if (owner !== undefined)
        throw new Error(
          `The modules '${owner}' and '${one.name}' both declare the ${what} '${key}' in the back office.`,
        )
      owners.set(key, one.name)
    }
  }
}

/** Throws if a module extends an editor that no module has. Without this error, nobody would notice that the extension has no effect. */
function refuseStrayExtensions(modules: readonly BackofficeModule[]): void {
  const known = new Set(modules.flatMap(({ editors = [] }) => editors.map(({ entity }) => entity)))
  for (const { name, extensions = [] } of modules) {
    const stray = extensions.find(({ entity }) => !known.has(entity))
    if (stray) throw new Error(`The module '${name}' extends the editor of '${stray.entity}', which no module has.`)
  }
}
