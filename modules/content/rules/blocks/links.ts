import type { StoredBlock } from './block.ts'
import type { Field } from './fields.ts'
import { mapBlocks, placesOf } from './walk.ts'

/** Matches each link in HTML. The first capture group is the part before the address, the second is the address. */
const hrefs = /(<a\s[^>]*?href=")([^"]*)/g

/** Every address to which the blocks link, in their link fields and in their rich texts. */
const linksOf = (blocks: readonly StoredBlock[]): string[] =>
  placesOf(blocks).flatMap(({ field, value }) => {
    if (typeof value !== 'string') return []
    if (field.type === 'url') return [value]
    return field.type === 'wysiwyg' ? [...value.matchAll(hrefs)].map(([, , href = '']) => href) : []
  })

/** The path of an address, without query and anchor. */
const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? ''

/** Whether blocks link to an address of this site, such as '/de/weihnachtsfeiern'. */
export const leadsTo = (blocks: readonly StoredBlock[], address: string): boolean =>
  linksOf(blocks).some((link) => pathOf(link).replace(/\/$/, '') === address)

/** The same blocks with every address changed by `change`, in link fields and in rich texts. Query and anchor stay. */
export function withLinks(
  blocks: readonly StoredBlock[],
  change: (path: string) => string,
  newId: () => string,
): StoredBlock[] {
  const changed = (address: string): string => {
    const path = pathOf(address)
    return change(path) + address.slice(path.length)
  }
  const of = (field: Field, value: unknown): unknown => {
    if (typeof value !== 'string') return value
    if (field.type === 'url') return changed(value)
    if (field.type !== 'wysiwyg') return value
    return value.replaceAll(hrefs, (_whole, start: string, href: string) => start + changed(href))
  }
  return mapBlocks(blocks, of, newId)
}
