import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { type BrandCore, type Handler, type Refusal, serve, type Session } from '#platform/module.ts'
import { type Command, commandEndpoints, type NewCommand, type SignageDevice } from '../contract.ts'
import type { CommandKind } from '../rules/commands.ts'
import { argsProblem } from './command-args.ts'
import { commandOf, type CommandRow, selectCommands } from './command-rows.ts'
import type { CommandStore } from './command-store.ts'
import { deviceOf } from './player-key.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
const aborted: Refusal = { ok: false, code: 'signage.abort_failed' }

/**
 * Commands that the front desk may send: `overlay` shows a message, `set_stream` shows another program, `revert` ends such messages and
 * programs. All other commands need the role of an administrator or of the back office.
 */
const deskKinds: ReadonlySet<CommandKind> = new Set(['overlay', 'set_stream', 'revert'])
const isDeskOnly = (session: Session): boolean =>
  !session.roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_BACKOFFICE')

/** API calls with which staff send, list and withdraw commands for screens (specification §7; docs/rules/signage.md, Commands). */
export function commandCalls(core: BrandCore, store: CommandStore): Handler[] {
  const problem = async (tx: Tx, wanted: NewCommand, device: SignageDevice): Promise<Refusal | undefined> => {
    const state = await tx.first<{ paired: boolean; capabilities: string[] }>(
      sql`SELECT paired_at IS NOT NULL AS paired, capabilities FROM signage_states WHERE device_id = ${device.id}`,
    )
    if (!state?.paired) return { ok: false, code: 'signage.not_paired' }
    if (!state.capabilities.includes(wanted.kind)) return { ok: false, code: 'signage.not_capable' }
    if (wanted.kind !== 'set_stream') return undefined
    const { stream = null, scene = null } = wanted.args
    const found = await tx.first<{ branches: string[] }>(
      scene === null
        ? sql`SELECT branches FROM digital_signage_streams WHERE id = ${stream}`
        : sql`SELECT branches FROM scenes WHERE id = ${scene}`,
    )
    if (found && (found.branches.length === 0 || found.branches.includes(device.branchId))) return undefined
    return scene === null
      ? { ok: false, code: 'signage.stream_not_there', field: 'args.stream' }
      : { ok: false, code: 'signage.scene_not_there', field: 'args.scene' }
  }
  const note = (tx: Tx, row: CommandRow, device: SignageDevice, session: Session, action: string, requestId: string) =>
    core.audit.write(tx, {
      action,
      entity: 'digitalSignageDevice',
      entityId: device.id,
      label: device.name,
      branchId: device.branchId,
      actor: actorOf(session),
      after: { kind: row.kind, ...row.args },
      requestId,
    })
  const mayGive = (session: Session, kind: CommandKind): boolean => !isDeskOnly(session) || deskKinds.has(kind)

  return [
    serve(commandEndpoints.command, async ({ body, params, session, requestId }) => {
      const device = await deviceOf(core, session, params.id)
      if (!device || !session) return missing
      if (!mayGive(session, body.kind)) return { ok: false, code: 'auth.not_privileged' }
      const odd = argsProblem(body)
      if (odd) return odd
      return core.db.tx(async (tx) => {
        const refused = await problem(tx, body, device)
        if (refused) return refused
        const row = await store.create(tx, body, device, core.ids.uuid(), session)
        await note(tx, row, device, session, 'signage.command', requestId)
        return { ok: true, value: commandOf(row, core.clock.epochMs()) }
      })
    }),

    serve(commandEndpoints.commands, async ({ body, session, requestId }) => {
      const { devices: ids, ...wanted } = body
      if (!session) return missing
      if (!mayGive(session, wanted.kind)) return { ok: false, code: 'auth.not_privileged' }
      const odd = argsProblem(wanted)
      if (odd) return odd
      const devices = new Map<string, SignageDevice>()
      for (const id of new Set(ids)) {
        const device = await deviceOf(core, session, id)
        if (!device) return { ...missing, field: 'devices' }
        devices.set(id, device)
      }
      return core.db.tx(async (tx) => {
        const batch = core.ids.uuid()
        const commands: Command[] = []
        const refused: { deviceId: string; code: string }[] = []
        for (const device of devices.values()) {
          const why = await problem(tx, wanted, device)
          if (why) {
            refused.push({ deviceId: device.id, code: why.code })
            continue
          }
          const row = await store.create(tx, wanted, device, batch, session)
          await note(tx, row, device, session, 'signage.command', requestId)
          commands.push(commandOf(row, core.clock.epochMs()))
        }
        return { ok: true, value: { commands, refused } }
      })
    }),

    serve(commandEndpoints.abort, async ({ body, params, session, requestId }) => {
      const device = await deviceOf(core, session, params.id)
      if (!device || !session) return missing
      const id = body.commandId ?? (await store.openOf(device.id)).at(-1)?.id
      if (id === undefined) return { ok: false, code: 'signage.nothing_to_abort' }
      const before = await core.db.first<CommandRow>(
        sql`${selectCommands} WHERE c.id = ${id} AND c.device_id = ${device.id}`,
      )
      if (!before) return missing
      if (!mayGive(session, before.kind)) return { ok: false, code: 'auth.not_privileged' }
      const done = await store.step(device.id, id, { type: 'abort' })
      if (!done) return missing
      const value = commandOf(done.row, core.clock.epochMs())
      if (!done.step.ok) return { ...aborted, data: value }
      await core.db.tx((tx) => note(tx, done.row, device, session, 'signage.abort', requestId))
      return { ok: true, value, status: value.state === 'running' ? 202 : 200 }
    }),

    serve(commandEndpoints.list, async ({ query, session }) => {
      const isAll = session?.roles.includes('ROLE_ADMIN') ?? false
      const within = sql`WHERE (${isAll} OR d.branch_id = ANY (${[...(session?.branches ?? [])]}::uuid[]))
        AND (${query.deviceId ?? null}::uuid IS NULL OR c.device_id = ${query.deviceId ?? null}::uuid)`
      const { page, pageSize } = query
      const rows = await core.db.many<CommandRow>(sql`${selectCommands} ${within} ORDER BY c.created_at DESC, c.id DESC
        LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`)
      const count = await core.db.first<{ total: number }>(
        sql`SELECT count(*)::int AS total FROM signage_commands c JOIN digital_signage_devices d ON d.id = c.device_id ${within}`,
      )
      const now = core.clock.epochMs()
      return {
        ok: true,
        value: rows.map((row) => commandOf(row, now)),
        meta: { total: count?.total ?? 0, page, pageSize },
      }
    }),
  ]
}
