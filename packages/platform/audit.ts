import sql from 'sql-template-tag'
import type { Ids } from '#kernel/ids.ts'
import type { Clock } from '#kernel/time.ts'
import type { Actor, Audit, Session } from './module.ts'

/** Who makes a change, for the audit trail: the user (and the API key, if one was used). Without a session it is the system itself. */
export const actorOf = (session: Session | undefined): Actor =>
  session
    ? {
        type: 'user',
        id: session.userId,
        name: session.name,
        ...(session.key === undefined ? {} : { key: session.key }),
      }
    : { type: 'system' }

/** A readable name for a record: the first of these fields that contains a text, at most 200 characters. Empty if none of them does. */
export function labelOf(record: object): string {
  for (const field of ['name', 'title', 'identifier', 'uid', 'email', 'path']) {
    const value: unknown = Reflect.get(record, field)
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 200)
  }
  return ''
}

/**
 * Writes the audit trail. A trigger of its table refuses deletions and changes. Only one change is allowed: when a guest is erased, the
 * values of an entry are emptied.
 */
export function openAudit(options: { clock: Clock; ids: Ids }): Audit {
  const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
  return {
    async write(tx, entry) {
      const { actor } = entry
      const id = options.ids.uuid()
      const key = actor.type === 'user' ? actor.key : undefined
      await tx.run(sql`
        INSERT INTO audit (id, at, action, entity, entity_id, label, branch_id, branch_ids, actor_type, actor_id, actor_name, before, after, reason, request_id)
        VALUES (${id}, ${options.clock.now()}, ${entry.action}, ${entry.entity}, ${entry.entityId},
          ${entry.label}, ${entry.branchId ?? null}, ${[...(entry.branchIds ?? [])]}::uuid[], ${key === undefined ? actor.type : 'key'}, ${key ?? ('id' in actor ? actor.id : null)}, ${'name' in actor ? actor.name : null},
          ${json(entry.before)}, ${json(entry.after)}, ${entry.reason ?? null}, ${entry.requestId ?? null})`)
      return id
    },
  }
}
