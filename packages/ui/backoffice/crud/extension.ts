import type { Entity } from '#contract/entity.ts'
import { type ComponentType, createElement } from 'react'
import { drawAll, inARow } from '../draw-all.ts'
import type { AnyEditor, Editor, SaveWarning } from './editor.ts'

/** The parts that a module adds to the editor of another module's entity. The editor itself does not name these parts. */
type EditorExtension<E extends Entity> = Pick<
  Editor<E, string>,
  'warnBeforeSave' | 'notice' | 'aside' | 'actions' | 'badges'
>

/**
 * An extension (parts for another module's editor) without the type of its entity. So one list can contain extensions of different
 * entities. `AnyEditor` does the same for editors.
 */
export interface AnyExtension {
  /** Name of the entity whose editor is extended. */
  entity: string
  parts: EditorExtension<Entity>
}

/** Declares an extension. The compiler checks the parts with the type of the entity's records. The result no longer has this type. */
export const extensionOf = <E extends Entity>(entity: E, parts: EditorExtension<E>): AnyExtension => ({
  entity: entity.name,
  parts: parts as unknown as EditorExtension<Entity>,
})

/**
 * Combines an editor with its extensions. The editor's own parts come first, then the parts of the extensions, in the order of the list of
 * modules.
 */
export function extended(editor: AnyEditor, extensions: readonly AnyExtension[]): AnyEditor {
  const all = [editor, ...extensions.filter(({ entity }) => entity === editor.entity.name).map(({ parts }) => parts)]
  if (all.length === 1) return editor
  const badges = together(all.map((one) => one.badges))
  const notice = together(all.map((one) => one.notice))
  const aside = together(all.map((one) => one.aside))
  const actions = together(all.map((one) => one.actions))
  const warnBeforeSave = atOnce(all.flatMap((one) => one.warnBeforeSave ?? []))
  return {
    ...editor,
    ...(badges ? { badges } : {}),
    ...(notice ? { notice } : {}),
    ...(aside ? { aside } : {}),
    ...(actions ? { actions } : {}),
    ...(warnBeforeSave ? { warnBeforeSave } : {}),
  }
}

/** One component that draws all the given components; undefined if there are none. */
function together<P extends object>(parts: readonly (ComponentType<P> | undefined)[]): ComponentType<P> | undefined {
  const [First, ...others] = parts.flatMap((Part) => (Part ? [Part] : []))
  if (!First || others.length === 0) return First
  return function Together(props: P) {
    return drawAll([First, ...others], props)
  }
}

type Warner = NonNullable<AnyEditor['warnBeforeSave']>

/**
 * Returns one function that calls all `warners` at the same time. If several of them warn, their warnings are combined under the title of
 * the first warning. Undefined if there are no `warners`.
 */
function atOnce(warners: readonly Warner[]): Warner | undefined {
  if (warners.length < 2) return warners[0]
  return async (change, at) => {
    const answers = await Promise.all(warners.map((warn) => warn(change, at)))
    const told = answers.filter((answer) => answer !== undefined)
    return told.length < 2 ? told[0] : merged(told)
  }
}

const merged = (warnings: readonly SaveWarning[]): SaveWarning => ({
  title: warnings[0]?.title ?? '',
  text: inARow(warnings.map(({ text }) => createElement('p', null, text))),
  details: inARow(warnings.map(({ details }) => createElement('div', null, details))),
})
