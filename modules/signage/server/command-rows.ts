import sql from 'sql-template-tag'
import type { Command, CommandArgs, PlayerCommand } from '../contract.ts'
import { type CommandKind, type CommandLife, type CommandState, dueStep } from '../rules/commands.ts'

export interface CommandRow {
  id: string
  batch: string
  device_id: string
  device_name: string
  kind: CommandKind
  args: CommandArgs
  state: CommandState
  created_at: string
  expires_at: string
  until: string | null
  by_name: string
  delivered_at: string | null
  started_at: string | null
  abort_asked_at: string | null
  ended_at: string | null
  result: string | null
  code: string | null
}

const ms = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso))

/** The fields of a command that decide which states it can get next. */
export const lifeOf = (row: CommandRow): CommandLife => ({
  kind: row.kind,
  state: row.state,
  expiresAt: Date.parse(row.expires_at),
  until: ms(row.until),
  startedAt: ms(row.started_at),
  abortAskedAt: ms(row.abort_asked_at),
  code: row.code,
})

export const selectCommands = sql`SELECT c.*, d.name AS device_name FROM signage_commands c JOIN digital_signage_devices d ON d.id = c.device_id`

/** A command as staff see it. If its time limit is over, it is shown as ended, even if no job has stored the new state yet. */
export function commandOf(row: CommandRow, now: number): Command {
  const due = dueStep(lifeOf(row), now)
  return {
    id: row.id,
    batch: row.batch,
    deviceId: row.device_id,
    deviceName: row.device_name,
    kind: row.kind,
    args: row.args,
    state: due?.state ?? row.state,
    isAbortAsked: row.abort_asked_at !== null,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    until: row.until,
    by: row.by_name,
    deliveredAt: row.delivered_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    result: row.result,
    code: due?.code ?? row.code,
  }
}

/**
 * A command as it is sent to the player. A command that shows a single scene is sent as a program with the id of the scene, because older
 * players know only programs. The manifest contains such a program.
 */
export const playerCommandOf = (row: CommandRow): PlayerCommand => ({
  id: row.id,
  kind: row.kind,
  args: row.args.scene === undefined ? row.args : { stream: row.args.scene },
  state: row.state,
  isAbortAsked: row.abort_asked_at !== null,
  until: row.until,
})
