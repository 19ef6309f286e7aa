import { crudRights, desks, editors, everybody, type Rights } from '#platform/rights.ts'

/** Who may use the calls of this module. */
export const devicesRights: Rights = {
  ...crudRights('devices', desks, editors),
  'devices.states': desks,
  'devices.test-print': desks,
  'devices.test-notification': desks,
  'devices.request-device-logs': desks,
  'devices.pair': editors,
  'print-jobs.list': desks,
  'print-jobs.again': desks,
  'print-jobs.cancel': desks,
  'print-jobs.discard': desks,
  'print.cloudprnt-poll': everybody,
  'print.cloudprnt-job': everybody,
  'print.cloudprnt-result': everybody,
  'print.epson': everybody,
  'print-agents.list': desks,
  'print-agents.pair': editors,
  'print-agents.unpair': editors,
  'print-agents.remove': editors,
  'print.agent-pairings': everybody,
  'print.agent-pairing': everybody,
  'print.agent-next': everybody,
  'print.agent-sending': everybody,
  'print.agent-result': everybody,
  'print.agent-condition': everybody,
}
