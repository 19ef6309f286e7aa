import { existsSync, readdirSync } from 'node:fs'
import type { OrderDraftInput } from '#modules/ordering/contract.ts'
import type { OpenedBrand } from '#platform/composition.ts'
import type { DemoPart, DraftWish } from './part.ts'

/** The demo parts of all modules that have one (`modules/<name>/demo/part.ts`), in the sequence in which they write their records. */
export const demoParts: readonly DemoPart[] = inOrder(await read())

async function read(): Promise<ReadonlyMap<string, DemoPart>> {
  const modules = new URL('../modules/', import.meta.url)
  const parts = new Map<string, DemoPart>()
  for (const name of readdirSync(modules).toSorted()) {
    const file = new URL(`${name}/demo/part.ts`, modules)
    if (!existsSync(file)) continue
    const { demoPart }: { demoPart?: DemoPart } = await import(file.href)
    if (!demoPart) throw new Error(`modules/${name}/demo/part.ts must export 'demoPart'.`)
    parts.set(name, demoPart)
  }
  return parts
}

/**
 * Sorts the parts of modules by name. A part comes after the parts that it names in `after`. If `after` names a module that does not exist,
 * this name is ignored.
 */
export function inOrder(parts: ReadonlyMap<string, DemoPart>): DemoPart[] {
  const placed = new Set<DemoPart>()
  const place = (name: string, way: readonly string[]): void => {
    const part = parts.get(name)
    if (!part) return
    if (way.includes(name)) throw new Error(`Parts of the demo wait for each other: ${[...way, name].join(' → ')}.`)
    for (const earlier of part.after ?? []) place(earlier, [...way, name])
    placed.add(part)
  }
  for (const name of [...parts.keys()].toSorted()) place(name, [])
  return [...placed]
}

/** Returns a function that makes the fields which the parts add to the draft of an order. */
export async function draftFields(modules: OpenedBrand): Promise<(wish: DraftWish) => Partial<OrderDraftInput>> {
  const parts = await Promise.all(demoParts.flatMap(({ drafts }) => (drafts ? [drafts(modules)] : [])))
  return (wish) => {
    const fields: Partial<OrderDraftInput> = {}
    for (const part of parts) Object.assign(fields, part(wish))
    return fields
  }
}
