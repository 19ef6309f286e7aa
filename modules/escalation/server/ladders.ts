import sql from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import { actorOf } from '#platform/audit.ts'
import type { Queries } from '#platform/db.ts'
import { type BrandCore, type Handler, seesBranch, serve } from '#platform/module.ts'
import { escalationEndpoints as calls } from '../contract.ts'
import { defaultLadder, type Ladder } from '../rules/ladder.ts'

interface Row {
  branch_id: string
  version: number
  ladder: Partial<Ladder>
}

/** Reads the escalation settings of all branches in which escalation is switched on. The key is the branch id. */
export async function laddersOn(db: Queries): Promise<Map<string, Ladder>> {
  const rows = await db.many<Row>(sql`SELECT * FROM escalation_ladders WHERE (ladder->>'isOn')::boolean`)
  return new Map(rows.map(({ branch_id: id, ladder }) => [id, { ...defaultLadder, ...ladder }]))
}

const shown = (branchId: string, row: Row | undefined) => ({
  branchId,
  version: row?.version ?? 0,
  ladder: { ...defaultLadder, ...row?.ladder },
})

/** Handlers of the API calls with which staff read and change the escalation settings of their branches. */
export function ladderCalls(core: BrandCore, branchOf: (id: string) => Promise<Branch | undefined>): Handler[] {
  const find = (db: Queries, branchId: string, lock = sql``) =>
    db.first<Row>(sql`SELECT * FROM escalation_ladders WHERE branch_id = ${branchId} ${lock}`)
  return [
    serve(calls.get, async ({ params: { branchId }, session }) => {
      if (!session || !seesBranch(session, branchId) || !(await branchOf(branchId)))
        return { ok: false, code: 'record.not_found' }
      return { ok: true, value: shown(branchId, await find(core.db, branchId)) }
    }),
    serve(calls.set, async ({ params: { branchId }, body, session, requestId }) => {
      const branch = await branchOf(branchId)
      if (!session || !seesBranch(session, branchId) || !branch) return { ok: false, code: 'record.not_found' }
      return core.db.tx(async (tx) => {
        const now = core.clock.now()
        await tx.run(sql`
          INSERT INTO escalation_ladders (branch_id, version, updated_at, ladder) VALUES (${branchId}, 0, ${now}, '{}') ON CONFLICT DO NOTHING`)
        const before = await find(tx, branchId, sql`FOR UPDATE`)
        if (!before || before.version !== body.version)
          return { ok: false, code: 'record.stale', data: shown(branchId, before) }
        const after: Row = { branch_id: branchId, version: before.version + 1, ladder: body.ladder }
        await tx.run(sql`
          UPDATE escalation_ladders SET version = ${after.version}, updated_at = ${now}, ladder = ${JSON.stringify(body.ladder)} WHERE branch_id = ${branchId}`)
        // The names and phone numbers of the people are not written to the audit trail, only how many there are.
        const told = ({ isOn, minutes, people, quiet }: Ladder) => ({ isOn, minutes, people: people.length, quiet })
        await core.audit.write(tx, {
          action: 'escalationLadder.changed',
          entity: 'escalationLadder',
          entityId: branchId,
          label: branch.name,
          branchId,
          actor: actorOf(session),
          before: told(shown(branchId, before).ladder),
          after: told(body.ladder),
          requestId,
        })
        return { ok: true, value: shown(branchId, after) }
      })
    }),
  ]
}
