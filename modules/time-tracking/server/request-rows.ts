import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { TimeContext } from './people.ts'

interface NewRequest {
  user: string
  kind: 'leave' | 'correction' | 'swap' | 'shift'
  payload: Readonly<Record<string, unknown>>
  reason: string
  /** Id of the user who makes the request. Default: `user`, the person whom the request is about. */
  by?: string
  partner?: string
}

/** Stores a new request, about which nobody has decided yet, and returns its id. */
export async function addRequest({ core }: TimeContext, tx: Tx, request: NewRequest): Promise<string> {
  const id = core.ids.uuid()
  await tx.run(sql`
    INSERT INTO time_requests (id, user_id, kind, payload, reason, created_at, created_by, partner_id)
    VALUES (${id}, ${request.user}, ${request.kind}, ${JSON.stringify(request.payload)}, ${request.reason}, ${core.clock.now()},
      ${request.by ?? request.user}, ${request.partner ?? null})`)
  return id
}
