import sql from 'sql-template-tag'
import { type FilePlaces, filePlaces } from '#platform/file-places.ts'
import type { BrandCore } from '#platform/module.ts'
import { documentKinds } from '../contract.ts'

/**
 * Finds and replaces pictures and files in the content of this module: pages, reusable parts, entries and settings, in published records, drafts and
 * plans. Stored versions are not changed.
 */
export function contentFiles(core: BrandCore): FilePlaces {
  const places = filePlaces(core, [
    {
      table: 'sites',
      columns: ['content', 'share_image'],
      kind: sql`'site'`,
      id: sql`id`,
      name: sql`name`,
      isLive: sql`is_public`,
      revision: 'version',
      changed: ['site'],
    },
    {
      table: 'blocks',
      columns: ['content'],
      kind: sql`'block'`,
      id: sql`id`,
      name: sql`name`,
      isLive: sql`is_public`,
      revision: 'version',
      changed: ['block'],
    },
    {
      table: 'nodes',
      columns: ['images'],
      kind: sql`'node'`,
      id: sql`id`,
      name: sql`name`,
      isLive: sql`is_public`,
      revision: 'version',
      changed: ['node'],
    },
    {
      table: 'config',
      columns: ['settings'],
      kind: sql`'config'`,
      id: sql`'config'`,
      name: sql`settings->>'shopName'`,
      isLive: sql`true`,
      revision: 'version',
      changed: ['config'],
    },
    {
      table: 'content_documents',
      columns: ['data'],
      kind: sql`kind`,
      id: sql`id`,
      name: sql`data->>'name'`,
      isLive: sql`false`,
    },
    {
      table: 'content_plans',
      columns: ['data'],
      kind: sql`kind`,
      id: sql`doc`,
      name: sql`data->>'name'`,
      isLive: sql`false`,
    },
  ])
  return {
    find: places.find,
    async replace(tx, file) {
      const used = await places.find(tx, [file.id])
      await places.replace(tx, file)
      // The revision increases. So a tab that opened the page before cannot overwrite the new picture with the old one: its save is refused.
      const documents = new Map(used.map((one) => [`${one.kind} ${one.id}`, one]))
      for (const { id, kind } of documents.values())
        if (documentKinds.some((one) => one === kind))
          await tx.run(sql`INSERT INTO content_documents (kind, id, revision) VALUES (${kind}, ${id}, 1)
            ON CONFLICT (kind, id) DO UPDATE SET revision = content_documents.revision + 1`)
    },
  }
}
