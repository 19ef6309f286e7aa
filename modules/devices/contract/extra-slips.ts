import { endpoint } from '#contract/endpoint.ts'
import { desks } from '#contract/roles.ts'
import * as z from 'zod'
import { PrintJob } from './jobs.ts'

const device = { params: z.strictObject({ id: z.uuid() }), method: 'POST', access: desks, status: 202 } as const

/** API endpoints that print slips without an order: table cards, and the totals of a day. A repeated call prints the slips again. */
export const extraSlips = {
  tableCards: endpoint({
    ...device,
    id: 'devices.table-cards',
    path: '/api/devices/:id/print/table-cards',
    body: z.strictObject({ tables: z.array(z.uuid()).min(1).max(50) }),
    reply: z.array(PrintJob),
    summary: 'Print a card for each of these tables of the branch: number and QR code for ordering at the table',
  }),
  daySum: endpoint({
    ...device,
    id: 'devices.day-sum',
    path: '/api/devices/:id/print/day-sum',
    /** The day of the totals. If it is missing: today, in the time zone of the branch. */
    body: z.strictObject({ day: z.iso.date().optional() }),
    reply: PrintJob,
    summary:
      'Print what the branch took on a day: completed orders by way, payment and tax, refunds, what is still open',
  }),
}
