import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { wageKinds } from '../rules/payroll.ts'
import { month } from './shapes.ts'

const id = z.uuid()
const access = editors
const wageType = text(10).default('')
export const PayrollSettings = z.strictObject({
  client: text(20).default(''),
  consultant: text(20).default(''),
  costCentre: text(20).default(''),
  wageTypes: z.partialRecord(z.enum(wageKinds), wageType).default({}),
})
export type PayrollSettings = z.infer<typeof PayrollSettings>

/** The formats of the files for payroll offices. The file for LODAS is not certified: nobody has tested whether LODAS can import it. */
export const payrollFormats = ['bmd', 'lodas'] as const
export type PayrollFormat = (typeof payrollFormats)[number]

export const Exported = z.object({
  id,
  month,
  format: z.enum(payrollFormats),
  at: z.iso.datetime(),
  byName: z.string(),
  lines: z.int(),
})

export const payrollEndpoints = {
  settings: endpoint({
    id: 'time.payroll.settings',
    method: 'GET',
    path: '/api/time-tracking/payroll/settings',
    access,
    reply: PayrollSettings.extend({ version: z.int() }),
    summary: 'Numbers at the payroll office, and wage types',
  }),
  setSettings: endpoint({
    id: 'time.payroll.settings.change',
    method: 'PUT',
    path: '/api/time-tracking/payroll/settings',
    access,
    body: PayrollSettings.extend({ version: z.int() }),
    reply: PayrollSettings.extend({ version: z.int() }),
    summary: 'Change them',
  }),
  export: endpoint({
    id: 'time.payroll.export',
    method: 'POST',
    path: '/api/time-tracking/payroll/exports',
    access,
    body: z.strictObject({ month, format: z.enum(payrollFormats) }),
    reply: Exported.extend({ people: z.int(), isDifference: z.boolean() }),
    status: 201,
    summary: 'Export the closed people of a month; a repeat exports what is new',
  }),
  file: endpoint({
    id: 'time.payroll.file',
    method: 'GET',
    path: '/api/time-tracking/payroll/exports/:id',
    access,
    params: z.strictObject({ id }),
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    reply: z.string(),
    summary: 'The file of an export, the same each time',
  }),
}
