import { endpoint } from '#contract/endpoint.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { conditions } from '../rules/conditions.ts'
import { jobStates } from '../rules/job-states.ts'

const IdParams = z.strictObject({ id: z.uuid() })

/** If no slip waits for the agent, the server waits at most this many seconds for a new slip before it responds. */
const longestWaitSeconds = 25

/**
 * A slip that the server has given to an agent. `attempt` counts how often the slip was given to a printer. The server ignores a report
 * with a lower `attempt`.
 */
const AgentJob = z.object({
  id: z.uuid(),
  attempt: z.int(),
  deviceId: z.uuid(),
  label: z.string(),
  address: z.string(),
  status: z.enum(['realtime', 'none']),
  /** The slip as ESC/POS commands, in base64. */
  bytes: z.string(),
})
const AgentWork = z.object({
  jobs: z.array(AgentJob),
  /** Printers that the agent must ask for their condition, because a member of staff wants to know it now. */
  checks: z.array(z.object({ deviceId: z.uuid(), address: z.string() })),
})
export type AgentWork = z.infer<typeof AgentWork>

const AgentResult = z.strictObject({
  attempt: z.int(),
  /**
   * `not-printed`: certainly no byte of the slip reached the printer. `unconfirmed`: bytes may have reached it, but nothing proves that the
   * slip was printed.
   */
  is: z.enum(['printed', 'not-printed', 'unconfirmed']),
  reason: text(60).default(''),
  condition: z.enum(conditions),
})
export type AgentResult = z.infer<typeof AgentResult>

/** For API calls that a print agent makes with its key in the header `authorization`. The key is valid for no other API calls. */
const byKey = { access: 'public', proof: 'key', headers: { authorization: 'optional' } } as const

export const agentEndpoints = {
  offer: endpoint({
    id: 'print.agent-pairings',
    method: 'POST',
    path: '/api/print/agent/pairings',
    access: 'public',
    status: 201,
    reply: z.object({ id: z.uuid(), pollSecret: z.string(), code: z.string(), expiresAt: z.iso.datetime() }),
    limit: { name: 'print-agent-pairing', per: 'address', max: 120, windowSeconds: 3600 },
    summary: 'A code for a print agent that nobody knows yet; holds for ten minutes',
  }),
  poll: endpoint({
    id: 'print.agent-pairing',
    method: 'GET',
    path: '/api/print/agent/pairings/:id',
    access: 'public',
    proof: 'key',
    params: IdParams,
    headers: { 'x-poll-secret': 'required' },
    reply: z.object({
      state: z.enum(['waiting', 'paired', 'expired']),
      /**
       * Null until a person has paired the agent. If the agent asks again within two minutes after that, the response has a new key, and
       * the earlier key becomes invalid.
       */
      key: z.string().nullable(),
    }),
    summary: 'Has somebody entered the code? Then the answer holds the key',
  }),
  next: endpoint({
    ...byKey,
    id: 'print.agent-next',
    method: 'POST',
    path: '/api/print/agent/next',
    body: z.strictObject({
      version: text(40).default(''),
      /** If no slip waits for the agent, the server waits this many seconds for a new slip before it responds. */
      waitSeconds: z.int().min(0).max(longestWaitSeconds).default(longestWaitSeconds),
      /**
       * Ids of the slips that the agent has received and not reported yet. A slip that the server gave to this agent, but that is not in
       * this list, is lost: the agent has not received it, or was restarted. The server puts a lost slip back into the queue, except if the
       * agent has reported it, or was already allowed to print it.
       */
      holding: z.array(z.uuid()).max(200).default([]),
    }),
    reply: AgentWork,
    waits: true,
    summary: 'The next slip for each printer of the agent; waits until there is one',
  }),
  sending: endpoint({
    ...byKey,
    id: 'print.agent-sending',
    method: 'POST',
    path: '/api/print/agent/jobs/:id/sending',
    params: IdParams,
    body: z.strictObject({ attempt: z.int() }),
    reply: z.object({ mayPrint: z.boolean() }),
    summary: 'Asked before the first byte: only with `mayPrint` may it leave',
  }),
  result: endpoint({
    ...byKey,
    id: 'print.agent-result',
    method: 'POST',
    path: '/api/print/agent/jobs/:id/result',
    params: IdParams,
    body: AgentResult,
    reply: z.object({ state: z.enum(jobStates) }),
    summary: 'What became of a slip; the same report again changes nothing',
  }),
  condition: endpoint({
    ...byKey,
    id: 'print.agent-condition',
    method: 'POST',
    path: '/api/print/agent/devices/:id/condition',
    params: IdParams,
    body: z.strictObject({ condition: z.enum(conditions), reason: text(60).default('') }),
    reply: z.object({ taken: z.boolean() }),
    summary: 'How a printer is',
  }),
}
