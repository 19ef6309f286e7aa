import type { StoredBlock } from './block.ts'
import type { Field } from './fields.ts'
import { filesInHtml } from './rich-files.ts'
import { readImage } from './read-block.ts'
import { isObject } from './values.ts'
import { mapBlocks, placesOf } from './walk.ts'

/** The ids of all pictures in the blocks, including pictures in rich text. Each id is listed once. */
export const picturesOf = (blocks: readonly StoredBlock[]): string[] => [
  ...new Set(placesOf(blocks).flatMap(({ field, value }) => idsIn(field, value))),
]

function idsIn(field: Field, value: unknown): string[] {
  if (field.type === 'wysiwyg' && typeof value === 'string')
    return filesInHtml(value).flatMap(({ id, kind }) => (kind === 'image' ? [id] : []))
  if (field.type === 'image') return idOf(value)
  return field.type === 'images' && Array.isArray(value) ? value.flatMap(idOf) : []
}

const idOf = (stored: unknown): string[] => {
  const id = readImage(stored)?.id
  return id === undefined ? [] : [id]
}

/**
 * Returns the blocks for a page in another language. Every picture in them gets the text that `altOf` returns for that language. If `altOf`
 * returns no text, the page cannot be published until somebody writes one or marks the picture as decorative.
 */
export const withAltTexts = (
  blocks: readonly StoredBlock[],
  altOf: (id: string) => string,
  newId: () => string,
): StoredBlock[] => {
  const described = (stored: unknown): unknown => {
    const image = readImage(stored)
    return image ? { ...(isObject(stored) ? stored : image), alt: altOf(image.id) } : stored
  }
  const change = (field: Field, value: unknown): unknown => {
    if (field.type === 'image') return described(value)
    if (field.type === 'images' && Array.isArray(value)) return value.map(described)
    return field.type === 'wysiwyg' && typeof value === 'string' ? describedHtml(value, altOf) : value
  }
  return mapBlocks(blocks, change, newId)
}

const describedHtml = (html: string, altOf: (id: string) => string): string =>
  html.replaceAll(
    /(<img src="\/image\/(?:[a-z]+\/)?([\w-]+)-\d+\.[a-z0-9]+")(?: alt="[^"]*")?/g,
    (_whole, start: string, id: string) => `${start} alt="${escaped(altOf(id))}"`,
  )

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
