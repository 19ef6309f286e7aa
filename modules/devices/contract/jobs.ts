import { endpoint } from '#contract/endpoint.ts'
import { ListQuery } from '#contract/entity.ts'
import { desks } from '#contract/roles.ts'
import * as z from 'zod'
import { jobStates } from '../rules/job-states.ts'

export const PrintJob = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  branchId: z.uuid(),
  deviceId: z.uuid(),
  device: z.string(),
  orderId: z.uuid().nullable(),
  /** A short text for staff about what the slip belongs to: 'Bestellung 46 · Tisch 12'. */
  label: z.string(),
  template: z.string(),
  copy: z.int(),
  /** The number of this sheet, from 1. A printer may print each slip several times (`copies`), and each sheet is one print job. */
  sheet: z.int(),
  state: z.enum(jobStates),
  attempts: z.int(),
  /** Code of the last problem, for example 'paper-end' or 'refused'. Null: there was no problem. */
  reason: z.string().nullable(),
  changedAt: z.iso.datetime(),
})
export type PrintJob = z.infer<typeof PrintJob>

const IdParams = z.strictObject({ id: z.uuid() })

export const jobEndpoints = {
  list: endpoint({
    id: 'print-jobs.list',
    method: 'GET',
    path: '/api/print-jobs',
    access: desks,
    query: ListQuery.pick({ page: true, pageSize: true }).extend({
      asks: z.coerce.boolean().optional(),
      orderId: z.uuid().optional(),
      deviceId: z.uuid().optional(),
    }),
    reply: z.array(PrintJob),
    summary: 'Slips of own branches, newest first',
  }),
  again: endpoint({
    id: 'print-jobs.again',
    method: 'POST',
    path: '/api/print-jobs/:id/again',
    access: desks,
    params: IdParams,
    body: z.strictObject({ deviceId: z.uuid().optional() }),
    status: 202,
    reply: PrintJob,
    summary: 'Print it by hand, also on another printer; says KOPIE where paper may exist',
  }),
  cancel: endpoint({
    id: 'print-jobs.cancel',
    method: 'POST',
    path: '/api/print-jobs/:id/cancel',
    access: desks,
    params: IdParams,
    reply: PrintJob,
    summary: 'Take a waiting slip out of the queue',
  }),
  discard: endpoint({
    id: 'print-jobs.discard',
    method: 'POST',
    path: '/api/print-jobs/discard-old',
    access: desks,
    reply: z.object({ count: z.int() }),
    summary: 'Discard all slips of own branches that are too old to print by themselves',
  }),
}
