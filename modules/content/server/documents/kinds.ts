import type { Entity } from '#contract/entity.ts'
import type { DocumentKind } from '../../contract.ts'
import { blockEntity, navigationEntity, siteEntity } from '../../contract.ts'
import { readImage } from '../../rules/blocks/read-block.ts'
import { mapBlocks } from '../../rules/blocks/walk.ts'
import { blocksOf, type DocumentData } from '../../rules/differences.ts'
import { type Usage, usagesIn, usagesInMenu } from '../../rules/usages.ts'
import { cleanHtml } from '../clean-html.ts'

/** Number of the format in which drafts and versions are stored. It must increase when `upcast` starts to convert an older format. */
export const schemaVersion = 1

/** The entity for each kind of document. Its table contains the published records, which visitors see. */
export const entityOf: Readonly<Record<DocumentKind, Entity>> = {
  site: siteEntity,
  navigation: navigationEntity,
  block: blockEntity,
}

/** Names of the fields of a draft: all fields except `isPublic`. */
export const draftFields = (kind: DocumentKind): string[] =>
  Object.keys(entityOf[kind].fields).filter((name) => name !== 'isPublic')

/**
 * Converts stored data to the format of this release. In older releases blocks and items had no ids, and pictures were file names. A
 * missing id is made from the position, so that the published page and its first draft get the same ids and can be compared. Data without
 * blocks (a menu) is returned unchanged.
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

/**
 * Cleans the HTML of a document, and gives new ids to blocks and items that have none. Data without blocks (a menu) is returned unchanged.
 */
export function cleanData(data: DocumentData, newId: () => string): DocumentData {
  if (!Array.isArray(data['content'])) return data
  const content = mapBlocks(
    blocksOf(data),
    (field, value) => (field.type === 'wysiwyg' && typeof value === 'string' ? cleanHtml(value) : value),
    newId,
  )
  return { ...data, content }
}

/** Lists the records and files to which a document refers. */
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
