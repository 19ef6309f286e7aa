import type { Entity } from '#contract/entity.ts'
import type { DocumentKind } from '../../contract.ts'
import { blockEntity, navigationEntity, siteEntity } from '../../contract.ts'
import { readImage } from '../../rules/blocks/read-block.ts'
import { mapBlocks } from '../../rules/blocks/walk.ts'
import { blocksOf, type DocumentData } from '../../rules/differences.ts'
import { type Usage, usagesIn, usagesInMenu } from '../../rules/usages.ts'
import { cleanHtml } from '../clean-html.ts'

/** Shape of stored drafts and versions. Rises when `upcast` has something to do for older ones. */
export const schemaVersion = 1

/** The entity of a kind of document. Its table holds what visitors see. */
export const entityOf: Readonly<Record<DocumentKind, Entity>> = {
  site: siteEntity,
  navigation: navigationEntity,
  block: blockEntity,
}

/** Names of the fields that a draft has: all but whether it is public. */
export const draftFields = (kind: DocumentKind): string[] =>
  Object.keys(entityOf[kind].fields).filter((name) => name !== 'isPublic')

/**
 * Data as this release stores it. Older releases stored blocks and items without ids, and pictures as file names; ids are then the place in
 * the page, so that the live page and its first draft have the same ones.
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

/** The same data with HTML cleaned by the one allowlist, and ids for blocks and items that have none. */
export function cleanData(data: DocumentData, newId: () => string): DocumentData {
  if (!Array.isArray(data['content'])) return data
  const content = mapBlocks(
    blocksOf(data),
    (field, value) => (field.type === 'wysiwyg' && typeof value === 'string' ? cleanHtml(value) : value),
    newId,
  )
  return { ...data, content }
}

/** What a document refers to. */
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
