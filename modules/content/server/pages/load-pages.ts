import sql from 'sql-template-tag'
import { entityTable } from '#platform/entity-table.ts'
import type { BrandCore } from '#platform/module.ts'
import {
  blockEntity,
  type Division,
  divisionEntity,
  type Navigation,
  navigationEntity,
  type Node,
  nodeEntity,
  type Site,
  siteEntity,
} from '../../contract.ts'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { readBlocks } from '../../rules/blocks/read-block.ts'
import { withParts } from '../../rules/usages.ts'
import { cleanBlocks } from '../clean-blocks.ts'

type Row = Record<string, unknown>
type Reads = Pick<BrandCore['db'], 'many'>

/** Returns the blocks of a published reusable part. Undefined if there is no such part. */
type PartOf = (id: string) => readonly StoredBlock[] | undefined

export async function loadParts(db: Reads): Promise<PartOf> {
  const rows = await db.many<Row>(sql`SELECT * FROM blocks WHERE is_public`)
  const parts = new Map(rows.map((row) => entityTable(blockEntity).fromRow(row)).map((part) => [part.id, part.content]))
  return (id) => parts.get(id)
}

/** Reads all pages and prepares their blocks for visitors: inserts the blocks of reusable parts, leaves out hidden blocks, cleans the HTML. */
export async function loadSites(db: Reads): Promise<Site[]> {
  const parts = await loadParts(db)
  const rows = await db.many<Row>(sql`SELECT * FROM sites ORDER BY path, id`)
  return rows.map((row) => {
    const site = entityTable(siteEntity).fromRow(row)
    return { ...site, content: shownBlocks(site.content, parts) }
  })
}

/**
 * Prepares blocks for rendering. HTML is cleaned when it is saved and again here, because somebody may have written HTML directly to the table
 * (docs/rules/security.md, Output).
 */
const shownBlocks = (stored: readonly StoredBlock[], parts: PartOf): Site['content'] =>
  cleanBlocks(
    readBlocks(
      withParts(
        stored.filter((block) => block.isHidden !== true),
        parts,
      ),
    ),
  )

/**
 * Prepares the blocks of a preview. A reusable part is replaced by its blocks. The first of these blocks gets the id of the block 'part';
 * the next blocks get this id with '~1', '~2' … at the end. With these ids the editor finds the block 'part' when staff click one of the
 * blocks.
 */
export const previewedBlocks = (stored: readonly StoredBlock[], parts: PartOf): Site['content'] =>
  stored.flatMap((block) =>
    shownBlocks([block], parts).map((shown, index) =>
      block.type === 'part' ? { ...shown, id: `${block.id ?? ''}${index === 0 ? '' : `~${index}`}` } : shown,
    ),
  )

export async function loadNavigations(db: Reads): Promise<Navigation[]> {
  const rows = await db.many<Row>(sql`SELECT * FROM navigations ORDER BY identifier`)
  return rows.map((row) => entityTable(navigationEntity).fromRow(row))
}

export async function loadDivisions(db: Reads): Promise<Division[]> {
  const rows = await db.many<Row>(sql`SELECT * FROM divisions ORDER BY name`)
  return rows.map((row) => entityTable(divisionEntity).fromRow(row))
}

export async function loadNodes(db: Reads): Promise<Node[]> {
  const rows = await db.many<Row>(sql`SELECT * FROM nodes ORDER BY name`)
  return rows.map((row) => entityTable(nodeEntity).fromRow(row))
}
