import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { EntityNames } from '#i18n/editors/entity-words.ts'
import type { Icon } from '@tabler/icons-react'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { Screen, ScreenNav } from '../places.ts'
import type { AnyEditor, DeclaredEditor } from './editor.ts'
import type * as EntityScreens from './EntityScreens.tsx'
import { type AnyExtension, extended } from './extension.ts'

/** An editor (list and form of an entity) in the manifest of a module. The editor's code is loaded with its screens. */
export interface EditorPlace {
  /** Name of the entity. Its contract is loaded with the editor's code, because no page needs it earlier. */
  entity: string
  /** Path below /backend: '/produkte'. The path of the form is '/produkte/:id'. */
  path: string
  icon: Icon
  /** The names of the entity. All other texts are loaded with the editor's code. */
  names: (locale: Locale) => EntityNames
  /** Name of the list, if it differs from the plural in `names`. */
  title?: (locale: Locale) => string
  /** Roles that may open list and form. */
  roles: readonly Role[]
  nav?: Omit<ScreenNav, 'icon' | 'to'> & { icon?: Icon }
  /** True if the navigation is narrow (only icons) while the form is open. */
  rail?: boolean
  /** For an entity with only one record: the form is at `path`, and there is no list. The value of `only` is the record's id for the form. */
  only?: string
  load: () => Promise<DeclaredEditor>
}

/** An extension (parts for the editor of another module) in the manifest of a module. It is loaded with the screens of the editor. */
export interface ExtensionPlace {
  /** Name of the entity whose editor is extended. */
  entity: string
  load: () => Promise<AnyExtension>
}

/** Loads an editor with the extensions of other modules. */
export async function loadEditor(place: EditorPlace, extensions: readonly ExtensionPlace[]): Promise<AnyEditor> {
  const [declared, ...added] = await Promise.all([
    place.load(),
    ...extensions.filter(({ entity }) => entity === place.entity).map(({ load }) => load()),
  ])
  return extended({ ...declared, path: place.path, icon: place.icon }, added)
}

/** Creates the screens of an editor: its list and its form. An editor of a single record has only the form. */
export function editorScreens(place: EditorPlace, extensions: readonly ExtensionPlace[]): Screen[] {
  const path = place.path.slice(1)
  const { names, roles, nav, only } = place
  const screen = (draw: (screens: Screens, editor: AnyEditor) => ComponentType): LazyExoticComponent<ComponentType> =>
    lazy(async () => {
      const [screens, editor] = await Promise.all([import('./EntityScreens.tsx'), loadEditor(place, extensions)])
      return { default: draw(screens, editor) }
    })
  const placed = nav ? { nav: { icon: place.icon, ...nav, to: place.path } } : {}
  const one = (locale: Locale) => names(locale).one
  if (only !== undefined) {
    const component = screen(({ OnlyScreen }, editor) => () => <OnlyScreen editor={editor} id={only} />)
    return [{ path, title: one, roles, component, ...placed, ...(place.rail ? { rail: true } : {}) }]
  }
  return [
    {
      path,
      title: place.title ?? ((locale) => names(locale).many),
      roles,
      component: screen(({ ListScreen }, editor) => () => <ListScreen editor={editor} />),
      ...placed,
    },
    {
      path: `${path}/:id`,
      title: one,
      roles,
      component: screen(({ FormScreen }, editor) => () => <FormScreen editor={editor} />),
      ...(place.rail ? { rail: true } : {}),
    },
  ]
}

type Screens = typeof EntityScreens
