import { endpoint } from '#contract/endpoint.ts'
import { desks, editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

/**
 * A print agent: a program near the printers of a branch that fetches slips from the server and prints them
 * (docs/rules/printing.md, Print agent).
 */
export const PrintAgent = z.object({
  id: z.uuid(),
  name: z.string(),
  branchId: z.uuid(),
  createdAt: z.iso.datetime(),
  /** When the agent last asked for slips. Null: it has never asked. */
  lastSeenAt: z.iso.datetime().nullable(),
  isPaired: z.boolean(),
  /** The agent has asked for slips within the last minute and a half. */
  isConnected: z.boolean(),
  /** Version of the agent program; empty until the agent has asked for slips. */
  version: z.string(),
  /** Number of printers that use this agent. */
  printers: z.int(),
})
export type PrintAgent = z.infer<typeof PrintAgent>

const IdParams = z.strictObject({ id: z.uuid() })

/** API endpoints with which staff list and manage print agents. */
export const printAgentEndpoints = {
  list: endpoint({
    id: 'print-agents.list',
    method: 'GET',
    path: '/api/print-agents',
    access: desks,
    query: z.strictObject({ pageSize: z.coerce.number().int().min(1).max(500).optional() }),
    reply: z.array(PrintAgent),
    summary: 'Print agents of own branches',
  }),
  pair: endpoint({
    id: 'print-agents.pair',
    method: 'POST',
    path: '/api/print-agents',
    access: editors,
    body: z.strictObject({
      code: text(9).min(6),
      name: text(80).min(1),
      branchId: z.uuid(),
      /**
       * Id of an existing agent that the program with this code replaces. The agent keeps its printers, and its old key becomes invalid.
       * Left out: a new agent is created.
       */
      agentId: z.uuid().optional(),
    }),
    status: 201,
    reply: PrintAgent,
    summary: 'Pair the program that shows this code',
  }),
  unpair: endpoint({
    id: 'print-agents.unpair',
    method: 'POST',
    path: '/api/print-agents/:id/unpair',
    access: editors,
    params: IdParams,
    reply: PrintAgent,
    summary: 'End the key of an agent; its printers wait until it is paired again',
  }),
  remove: endpoint({
    id: 'print-agents.remove',
    method: 'DELETE',
    path: '/api/print-agents/:id',
    access: editors,
    params: IdParams,
    summary: 'Remove an agent that no printer uses',
  }),
}
