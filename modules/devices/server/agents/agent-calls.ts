import sql from 'sql-template-tag'
import { CODE_MINUTES, typedCode } from '#kernel/pairing-code.ts'
import { actorOf } from '#platform/audit.ts'
import type { Queries, Tx } from '#platform/db.ts'
import { type BrandCore, type Call, type Handler, type Session, seesBranch, serve } from '#platform/module.ts'
import { type PrintAgent, printAgentEndpoints } from '../../contract.ts'
import { agentSilentSeconds } from '../../rules/print-agent.ts'
import { jobsChannel } from '../jobs.ts'

/**
 * How many wrong codes are allowed within a minute: from one session, and from all sessions of the brand. After that, no code is accepted
 * until the minute is over.
 */
const MISSES_PER_SESSION = 5
const MISSES_PER_BRAND = 30

const missing = { ok: false, code: 'record.not_found' } as const

/** Handlers of the API calls with which staff manage agents: pair an agent, revoke its key, remove it. */
export function printAgentCalls(core: BrandCore): Handler[] {
  const { db, clock, ids } = core
  const read = (from: Queries): Promise<PrintAgent[]> =>
    from.many<PrintAgent>(sql`
      SELECT a.id, a.name, a.branch_id AS "branchId", a.created_at AS "createdAt", a.last_seen_at AS "lastSeenAt", a.version,
        a.paired_at IS NOT NULL AS "isPaired",
        a.key_hash IS NOT NULL AND coalesce(a.last_seen_at > ${clock.now().subtract({ seconds: agentSilentSeconds })}, false) AS "isConnected",
        (SELECT count(*)::int FROM devices d WHERE d.agent_id = a.id) AS printers
      FROM print_agents a ORDER BY a.name, a.id`)
  const seen = async (session: Session | undefined, from: Queries = db): Promise<PrintAgent[]> =>
    session ? (await read(from)).filter(({ branchId }) => seesBranch(session, branchId)) : []
  const isTooMany = async (session: string): Promise<boolean> => {
    const row = await db.first<{ own: number; all: number }>(sql`
      SELECT count(*) FILTER (WHERE session_id = ${session})::int AS own, count(*)::int AS all
      FROM print_agent_code_misses WHERE at > ${clock.now().subtract({ minutes: 1 })}`)
    return (row?.own ?? 0) >= MISSES_PER_SESSION || (row?.all ?? 0) >= MISSES_PER_BRAND
  }
  const note = (tx: Tx, action: string, agent: Pick<PrintAgent, 'id' | 'name' | 'branchId'>, call: Call) =>
    core.audit.write(tx, {
      action,
      entity: 'printAgent',
      entityId: agent.id,
      label: agent.name,
      branchId: agent.branchId,
      actor: actorOf(call.session),
      requestId: call.requestId,
    })

  return [
    serve(printAgentEndpoints.list, async ({ session }) => ({ ok: true, value: await seen(session) })),

    serve(printAgentEndpoints.pair, async (call) => {
      const { session, body } = call
      if (!session) return { ok: false, code: 'auth.session_timeout' }
      if (!(await core.scope.branchesOf(session, db)).some(({ id }) => id === body.branchId))
        return { ok: false, code: 'field.choice', field: 'branchId' }
      const known = body.agentId === undefined ? undefined : (await seen(session)).find(({ id }) => id === body.agentId)
      if (body.agentId !== undefined && !known) return missing
      // An agent may only have printers of its own branch. So its branch cannot be changed as long as it has printers.
      if (known && known.branchId !== body.branchId && known.printers > 0)
        return { ok: false, code: 'field.choice', field: 'branchId' }
      if (await isTooMany(session.id)) return { ok: false, code: 'print-agent.code_limit' }
      const now = clock.now()
      const id = known?.id ?? ids.uuid()
      const made = await db.tx(async (tx) => {
        const pairing = await tx.first<{ id: string }>(sql`SELECT id FROM print_agent_pairings
          WHERE code = ${typedCode(body.code)} AND agent_id IS NULL AND expires_at > ${now} FOR UPDATE`)
        if (!pairing) return undefined
        await tx.run(sql`INSERT INTO print_agents (id, name, branch_id, created_at, paired_at)
          VALUES (${id}, ${body.name}, ${body.branchId}, ${now}, ${now})
          ON CONFLICT (id) DO UPDATE SET name = excluded.name, branch_id = excluded.branch_id, paired_at = ${now}, key_hash = NULL, last_seen_at = NULL`)
        await tx.run(sql`DELETE FROM print_agent_pairings WHERE agent_id = ${id}`)
        await tx.run(
          sql`UPDATE print_agent_pairings SET agent_id = ${id}, expires_at = ${now.add({ minutes: CODE_MINUTES })} WHERE id = ${pairing.id}`,
        )
        await core.live.publish(tx, jobsChannel, { agent: id })
        await note(tx, 'print-agent.pair', { id, ...body }, call)
        return (await read(tx)).find((one) => one.id === id)
      })
      if (made) return { ok: true, value: made }
      await db.run(sql`DELETE FROM print_agent_code_misses WHERE at < ${now.subtract({ hours: 1 })}`)
      await db.run(sql`INSERT INTO print_agent_code_misses (at, session_id) VALUES (${now}, ${session.id})`)
      return { ok: false, code: 'print-agent.code_unknown', field: 'code' }
    }),

    serve(printAgentEndpoints.unpair, async (call) => {
      const agent = (await seen(call.session)).find(({ id }) => id === call.params.id)
      if (!agent) return missing
      const ended = await db.tx(async (tx) => {
        await tx.run(
          sql`UPDATE print_agents SET key_hash = NULL, paired_at = NULL, last_seen_at = NULL WHERE id = ${agent.id}`,
        )
        await tx.run(sql`DELETE FROM print_agent_pairings WHERE agent_id = ${agent.id}`)
        await core.live.publish(tx, jobsChannel, { agent: agent.id })
        await note(tx, 'print-agent.unpair', agent, call)
        return (await read(tx)).find((one) => one.id === agent.id)
      })
      return ended ? { ok: true, value: ended } : missing
    }),

    serve(printAgentEndpoints.remove, async (call) => {
      const agent = (await seen(call.session)).find(({ id }) => id === call.params.id)
      if (!agent) return missing
      if (agent.printers > 0)
        return { ok: false, code: 'print-agent.in_use', values: { count: String(agent.printers) } }
      return db.tx(async (tx) => {
        if ((await tx.run(sql`DELETE FROM print_agents WHERE id = ${agent.id}`)) === 0) return missing
        await core.live.publish(tx, jobsChannel, { agent: agent.id })
        await note(tx, 'print-agent.remove', agent, call)
        return { ok: true, value: null }
      })
    }),
  ]
}
