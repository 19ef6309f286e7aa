import type { Refusal } from '#platform/module.ts'
import type { NewCommand } from '../contract.ts'
import { type CommandKind, isLasting } from '../rules/commands.ts'

/** For each kind of command: the names of the values that it may have, and of those that it must have. */
const argsOf: Readonly<Partial<Record<CommandKind, { may: readonly string[]; must: readonly string[] }>>> = {
  set_stream: { may: ['stream', 'scene'], must: [] },
  overlay: { may: ['text', 'subtext', 'tone', 'place'], must: ['text'] },
  volume: { may: ['volume'], must: ['volume'] },
}

/**
 * Checks the values of a command. Returns the first refusal: a value does not belong to this kind of command, or a required value is
 * missing. The duration `ttl` is required for a lasting command, and not allowed for any other command. Undefined: the values are valid.
 */
export function argsProblem({ kind, args, ttl }: NewCommand): Refusal | undefined {
  const { may, must } = argsOf[kind] ?? { may: [], must: [] }
  const given = Object.entries(args).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [name]))
  const odd = given.find((name) => !may.includes(name))
  if (odd !== undefined) return { ok: false, code: 'signage.args_invalid', field: `args.${odd}` }
  const lacking = must.find((name) => !given.includes(name))
  if (lacking !== undefined) return { ok: false, code: 'field.required', field: `args.${lacking}` }
  if (kind === 'set_stream' && args.stream === undefined && args.scene === undefined)
    return { ok: false, code: 'field.required', field: 'args.stream' }
  if (args.stream !== undefined && args.scene !== undefined)
    return { ok: false, code: 'signage.args_invalid', field: 'args.scene' }
  if (isLasting(kind) && ttl === undefined) return { ok: false, code: 'signage.ttl_required', field: 'ttl' }
  if (!isLasting(kind) && ttl !== undefined) return { ok: false, code: 'signage.args_invalid', field: 'ttl' }
  return undefined
}
