import sql from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { BrandCore, Session } from '#platform/module.ts'
import type { NewCommand } from '../contract.ts'
import {
  type CommandEvent,
  dueStep,
  EXPIRES_SECONDS,
  isFinal,
  openStates,
  stepCommand,
  type Stepped,
} from '../rules/commands.ts'
import { type CommandRow, lifeOf, selectCommands } from './command-rows.ts'
import { commandsChannel } from './stream-versions.ts'

/** The commands of a screen that have not ended yet, the oldest first. */
const openOf = (db: Queries, device: string): Promise<CommandRow[]> =>
  db.many<CommandRow>(
    sql`${selectCommands} WHERE c.device_id = ${device} AND c.state = ANY (${[...openStates]}) ORDER BY c.created_at, c.id`,
  )

/**
 * Reads and writes commands. The row of a command is locked while its state is read and the next state is stored. Therefore two events
 * cannot overwrite each other.
 */
export function commandStore(core: BrandCore) {
  const nowMs = (): number => core.clock.epochMs()
  const tell = (tx: Tx, row: Pick<CommandRow, 'device_id'>): Promise<unknown> =>
    core.live.publish(tx, commandsChannel, { devices: [row.device_id] })

  const write = async (tx: Tx, row: CommandRow, step: Stepped, result: string | null = null): Promise<CommandRow> => {
    if (!step.ok || 'same' in step) return row
    const now = core.clock.now()
    const ended = isFinal(step.state)
    await tx.run(sql`UPDATE signage_commands SET state = ${step.state}, code = ${step.code}, result = coalesce(${result}, result),
      delivered_at = CASE WHEN ${step.state} IN ('delivered', 'running') THEN coalesce(delivered_at, ${now}) ELSE delivered_at END,
      started_at = CASE WHEN ${step.state} = 'running' THEN coalesce(started_at, ${now}) ELSE started_at END,
      abort_asked_at = CASE WHEN ${step.asksAbort ?? false} THEN coalesce(abort_asked_at, ${now}) ELSE abort_asked_at END,
      ended_at = CASE WHEN ${ended} THEN ${now} ELSE ended_at END WHERE id = ${row.id}`)
    if (ended || step.asksAbort) await tell(tx, row)
    return (await tx.first<CommandRow>(sql`${selectCommands} WHERE c.id = ${row.id}`)) ?? row
  }

  /**
   * Stores the state that a command has reached because a time limit is over, for example 'expired'. If no time limit is over, the row is
   * returned unchanged.
   */
  const settle = async (tx: Tx, row: CommandRow): Promise<CommandRow> => {
    const due = dueStep(lifeOf(row), nowMs())
    return due ? write(tx, row, { ok: true, ...due }) : row
  }

  const lock = (tx: Tx, id: string): Promise<CommandRow | undefined> =>
    tx.first<CommandRow>(sql`${selectCommands} WHERE c.id = ${id} FOR UPDATE OF c`)

  return {
    /**
     * Puts a command for one screen into the queue. If the screen already has a queued reload, a second reload is not added and the first
     * one is returned.
     */
    async create(tx: Tx, wanted: NewCommand, device: { id: string }, batch: string, by: Session): Promise<CommandRow> {
      if (wanted.kind === 'reload') {
        const queued =
          await tx.first<CommandRow>(sql`${selectCommands} WHERE c.device_id = ${device.id} AND c.kind = 'reload'
          AND c.state = 'queued' AND c.expires_at > ${core.clock.now()} ORDER BY c.created_at LIMIT 1 FOR UPDATE OF c`)
        if (queued) return queued
      }
      const now = core.clock.now()
      const id = core.ids.uuid()
      const until = wanted.ttl === undefined ? null : now.add({ seconds: wanted.ttl })
      await tx.run(sql`INSERT INTO signage_commands (id, batch, device_id, kind, args, state, created_at, expires_at, until, by_id, by_name)
        VALUES (${id}, ${batch}, ${device.id}, ${wanted.kind}, ${JSON.stringify(wanted.args)}, 'queued', ${now},
          ${now.add({ seconds: EXPIRES_SECONDS })}, ${until}, ${by.userId}, ${by.name})`)
      await tell(tx, { device_id: device.id })
      const row = await tx.first<CommandRow>(sql`${selectCommands} WHERE c.id = ${id}`)
      if (!row) throw new Error('A command that was just written is gone')
      return row
    },

    /** Applies one event to a command, and stores the next state. Undefined: the screen has no command with this id. */
    step: (device: string, id: string, event: CommandEvent, result: string | null = null) =>
      core.db.tx(async (tx): Promise<{ step: Stepped; row: CommandRow } | undefined> => {
        const found = await lock(tx, id)
        if (found?.device_id !== device) return undefined
        const row = await settle(tx, found)
        const step = stepCommand(lifeOf(row), event, nowMs())
        const written = await write(tx, row, step, result)
        if (step.ok && !('same' in step) && event.type === 'start' && row.kind === 'set_stream') {
          const older =
            await tx.many<CommandRow>(sql`${selectCommands} WHERE c.device_id = ${device} AND c.kind = 'set_stream'
            AND c.id <> ${id} AND c.state = 'running' FOR UPDATE OF c`)
          for (const one of older) await write(tx, one, stepCommand(lifeOf(one), { type: 'supersede' }, nowMs()))
        }
        return { step, row: written }
      }),

    /**
     * Returns the commands that have not ended, for sending them to the screen. Queued commands are marked as delivered. Commands whose
     * time limit is over are ended and left out.
     */
    async take(device: string): Promise<CommandRow[]> {
      const seen = await openOf(core.db, device)
      const isOld = (row: CommandRow) => row.state === 'queued' || dueStep(lifeOf(row), nowMs()) !== undefined
      if (!seen.some(isOld)) return seen
      return core.db.tx(async (tx) => {
        const taken: CommandRow[] = []
        for (const { id } of seen) {
          const found = await lock(tx, id)
          if (!found) continue
          const row = await settle(tx, found)
          if (isFinal(row.state)) continue
          taken.push(await write(tx, row, stepCommand(lifeOf(row), { type: 'deliver' }, nowMs())))
        }
        return taken
      })
    },

    openOf: (device: string) => openOf(core.db, device),

    /** Stores the final state of all commands whose time limit is over. */
    async settleAll(): Promise<void> {
      const rows = await core.db.many<CommandRow>(
        sql`${selectCommands} WHERE c.state = ANY (${[...openStates]}) ORDER BY c.created_at LIMIT 1000`,
      )
      for (const { id } of rows.filter((row) => dueStep(lifeOf(row), nowMs()) !== undefined))
        await core.db.tx(async (tx) => {
          const row = await lock(tx, id)
          if (row) await settle(tx, row)
        })
    },
  }
}
export type CommandStore = ReturnType<typeof commandStore>
