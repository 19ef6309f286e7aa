import { endpoint } from '#contract/endpoint.ts'
import { crudEndpoints } from '#contract/entity.ts'
import { desks, editors } from '#contract/roles.ts'
import * as z from 'zod'
import { deviceEntity, DeviceState } from './device.ts'
import { extraSlips } from './extra-slips.ts'
import { PrintJob } from './jobs.ts'

const IdParams = z.strictObject({ id: z.uuid() })
const device = (id: string, path: string, summary: string) => ({
  id: `devices.${id}`,
  path: `/api/devices/:id/${path}`,
  params: IdParams,
  summary,
})

export const deviceEndpoints = {
  ...crudEndpoints(deviceEntity),
  ...extraSlips,
  states: endpoint({
    id: 'devices.states',
    method: 'GET',
    path: '/api/device-states',
    access: desks,
    reply: z.array(DeviceState),
    summary: 'How the printers of own branches are, with what waits for them',
  }),
  testPrint: endpoint({
    ...device('test-print', 'test/print', 'Print the test page'),
    method: 'POST',
    access: desks,
    status: 202,
    reply: PrintJob,
  }),
  testNotification: endpoint({
    ...device('test-notification', 'test/notification', 'Ask the printer how it is; refused with what it answered'),
    method: 'POST',
    access: desks,
    reply: DeviceState,
  }),
  requestLogs: endpoint({
    ...device('request-device-logs', 'request-device-logs', 'What happened at the printer, newest first'),
    method: 'POST',
    access: desks,
    reply: z.array(z.object({ at: z.iso.datetime(), event: z.string(), detail: z.string() })),
  }),
  pair: endpoint({
    ...device('pair', 'key', 'A new key for a printer that asks for its slips; the old one ends. Shown once'),
    method: 'POST',
    access: editors,
    reply: z.object({ url: z.string() }),
  }),
}
