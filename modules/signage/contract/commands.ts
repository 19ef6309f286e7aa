import { endpoint } from '#contract/endpoint.ts'
import { ListQuery } from '#contract/entity.ts'
import { desks } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { commandKinds, commandStates } from '../rules/commands.ts'

/** The values of a command. The server checks that they fit the kind of the command. */
export const CommandArgs = z.strictObject({
  /** Only for `set_stream`: `stream` is the id of a program, `scene` the id of a single saved scene. One of them is set. */
  stream: z.uuid().optional(),
  scene: z.uuid().optional(),
  /** Only for `overlay`: the message, with a second line in `subtext`. With the tone 'emergency' it is shown in the colours of an emergency. */
  text: text(200).optional(),
  subtext: text(200).optional(),
  tone: z.enum(['note', 'emergency']).optional(),
  /** Only for `overlay`: `full` covers the whole screen, `bar` is a bar at the lower edge. */
  place: z.enum(['full', 'bar']).optional(),
  /** Only for `volume`: 0 to 100. */
  volume: z.int().min(0).max(100).optional(),
})
export type CommandArgs = z.infer<typeof CommandArgs>

export const Command = z.object({
  id: z.uuid(),
  /** Id of the batch. If one API request sends commands to several screens, these commands have the same batch. */
  batch: z.uuid(),
  deviceId: z.uuid(),
  deviceName: z.string(),
  kind: z.enum(commandKinds),
  args: CommandArgs,
  state: z.enum(commandStates),
  isAbortAsked: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  by: z.string(),
  deliveredAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  result: z.string().nullable(),
  code: z.string().nullable(),
})
export type Command = z.infer<typeof Command>

/** Only for a command that sets a program or a message: the seconds for which its effect lasts. At most a day. */
const Ttl = z.int().min(5).max(86_400)
export const NewCommand = z.strictObject({
  kind: z.enum(commandKinds),
  args: CommandArgs.default({}),
  ttl: Ttl.optional(),
})
export type NewCommand = z.infer<typeof NewCommand>

const IdParams = z.strictObject({ id: z.uuid() })

export const commandEndpoints = {
  command: endpoint({
    id: 'digital-signage-devices.command',
    method: 'POST',
    path: '/api/digital-signage-devices/:id/command',
    access: desks,
    params: IdParams,
    body: NewCommand,
    status: 201,
    reply: Command,
    summary: 'Tell a screen something; a queued reload is not queued again (specification §7)',
  }),
  abort: endpoint({
    id: 'digital-signage-devices.command-abort',
    method: 'POST',
    path: '/api/digital-signage-devices/:id/command/abort',
    access: desks,
    params: IdParams,
    body: z.strictObject({ commandId: z.uuid().optional() }),
    reply: Command,
    summary: 'Take a command back, without an id the newest open one; 202 while the screen has to answer',
  }),
  /** Sends the same command to several screens. */
  commands: endpoint({
    id: 'digital-signage-commands.create',
    method: 'POST',
    path: '/api/digital-signage-commands',
    access: desks,
    body: NewCommand.extend({ devices: z.array(z.uuid()).min(1).max(500) }),
    status: 201,
    reply: z.object({
      commands: z.array(Command),
      /** The screens that did not get the command, with the code of the reason. */
      refused: z.array(z.object({ deviceId: z.uuid(), code: z.string() })),
    }),
    summary: 'Tell many screens the same: one command for each, one batch',
  }),
  list: endpoint({
    id: 'digital-signage-commands.list',
    method: 'GET',
    path: '/api/digital-signage-commands',
    access: desks,
    query: ListQuery.pick({ page: true, pageSize: true }).extend({ deviceId: z.uuid().optional() }),
    reply: z.array(Command),
    summary: 'Commands of own branches, newest first',
  }),
}
