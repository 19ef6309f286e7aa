import * as z from 'zod'
import { entity, field, type RecordOf } from '#contract/entity.ts'
import { Locale } from '#contract/locale.ts'
import { editors } from '#contract/roles.ts'
import { flag, text } from '#contract/shapes.ts'
import { StoredBlock, StoredImage } from './pages.ts'

/** A reusable part: blocks that several pages show (specification §3, Block). */
export const blockEntity = entity({
  name: 'block',
  plural: 'blocks',
  access: { read: editors, write: editors },
  search: ['name'],
  sort: 'name',
  fields: {
    name: field(text(160).min(1), { widget: 'text', column: 1 }),
    isPublic: field(z.boolean().default(false), { widget: 'boolean', column: 2 }),
    content: field(z.array(StoredBlock).max(20).default([]), { widget: 'json' }),
  },
})
export type StoredPart = RecordOf<typeof blockEntity>

/** A structured entry: a person, an event, a supplier. It has no page; the block 'entries' of a page lists chosen entries. */
export const nodeEntity = entity({
  name: 'node',
  plural: 'nodes',
  access: { read: editors, write: editors },
  search: ['name'],
  sort: 'name',
  fields: {
    name: field(text(160).min(1), { widget: 'text', column: 1 }),
    locale: field(Locale.default('de'), { widget: 'select', column: 2 }),
    text: field(text(1000).default(''), { widget: 'textarea', column: 3 }),
    url: field(text(500).default(''), { widget: 'text' }),
    images: field(z.array(StoredImage).max(1).default([]), { widget: 'images' }),
    isPublic: field(flag(true), { widget: 'boolean', column: 4 }),
  },
})
export type Node = RecordOf<typeof nodeEntity>

/**
 * An organisation of the business that has its own pages. Its title prefix is shown before the titles of these pages (specification §2: division
 * pages are prefixed).
 */
export const divisionEntity = entity({
  name: 'division',
  plural: 'divisions',
  access: { read: editors, write: editors },
  search: ['name', 'identifier'],
  sort: 'name',
  fields: {
    identifier: field(
      text(60)
        .min(1)
        .regex(/^[a-z0-9-]+$/),
      { widget: 'text', column: 2 },
    ),
    name: field(text(160).min(1), { widget: 'text', column: 1 }),
    titlePrefix: field(text(80).default(''), { widget: 'text', column: 3 }),
    isEnabled: field(flag(true), { widget: 'boolean', column: 4 }),
  },
})
export type Division = RecordOf<typeof divisionEntity>
