import type { Entity } from '#contract/entity.ts'
import type { DocumentKind } from '../../contract.ts'
import { blockEntity, navigationEntity, siteEntity } from '../../contract.ts'
import { readImage } from '../../rules/blocks/read-block.ts'
import { mapBlocks } from '../../rules/blocks/walk.ts'
import { blocksOf, type DocumentData } from '../../rules/differences.ts'
import { type Usage, usagesIn, usagesInMenu } from '../../rules/usages.ts'
import { cleanHtml } from '../clean-html.ts'

/** Version of the shape of stored drafts and versions. It increases when `upcast` has to convert older ones. */
export const schemaVersion = 1

/** The entity of a kind of document. Its table contains the live records that visitors see. */
export const entityOf: Readonly<Record<DocumentKind, Entity>> = {
  site: siteEntity,
  navigation: navigationEntity,
  block: blockEntity,
}

/** Names of the fields of a draft: all fields except `isPublic`. */
export const draftFields = (kind: DocumentKind): string[] =>
  Object.keys(entityOf[kind].fields).filter((name) => name !== 'isPublic')

/**
 * Converts data to the form of this release. Older releases stored blocks and items without ids, and pictures as file names. A missing id is made
 * from the position in the page, so that the live page and its first draft have the same ids.
 */
export function upcast(data: DocumentData): DocumentData {
  if (!Array.isArray(data['content'])) return data
  let place = 0
  const content = mapBlocks(
    blocksOf(data),
    (field, value) => {
      if (field.type === 'image') return readImage(value) ?? null
      if (field.type === 'images' && Array.isArray(value)) return value.flatMap((one) => readImage(one) ?? [])
      return value
    },
    () => `place-${++place}`,
  )
  return { ...data, content }
}

/** The same data with cleaned HTML, and with new ids for blocks and items that have none. */
export function cleanData(data: DocumentData, newId: () => string): DocumentData {
  if (!Array.isArray(data['content'])) return data
  const content = mapBlocks(
    blocksOf(data),
    (field, value) => (field.type === 'wysiwyg' && typeof value === 'string' ? cleanHtml(value) : value),
    newId,
  )
  return { ...data, content }
}

/** The records and files that a document refers to. */
export function usagesOf(kind: DocumentKind, data: DocumentData): Usage[] {
  if (kind === 'navigation') {
    const items = navigationEntity.fields.items.schema.safeParse(data['items'])
    return items.success ? usagesInMenu(items.data) : []
  }
  const share = data['shareImage']
  const picture =
    typeof share === 'object' && share !== null && 'id' in share && typeof share.id === 'string'
      ? [{ kind: 'image' as const, id: share.id, path: 'shareImage' }]
      : []
  return [...picture, ...usagesIn(blocksOf(data))]
}

export const nameOf = (data: DocumentData): string => String(data['name'] || data['identifier'] || '')
