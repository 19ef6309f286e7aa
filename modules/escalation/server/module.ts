import { branchesPort, branchPort } from '#modules/branches/ports.ts'
import { configPort } from '#modules/content/ports.ts'
import { alarmPort } from '#modules/messaging/ports.ts'
import { noteOrderPort, waitingOrdersPort } from '#modules/ordering/ports.ts'
import { many } from '#platform/ports.ts'
import { editors } from '#platform/rights.ts'
import { serverModule } from '#platform/server-module.ts'
import { escalationEndpoints } from '../contract.ts'
import { climbJob, type ClimbPorts, takeStep } from './climb.ts'
import { ladderCalls } from './ladders.ts'

/**
 * The server part of escalation: if nobody reacts to an order, it takes the steps that the branch has set (docs/rules/messages.md,
 * Escalation).
 */
export const escalationModule = serverModule({
  name: 'escalation',
  endpoints: escalationEndpoints,
  withoutKeys: ['escalation'],
  rights: { 'escalation.get': editors, 'escalation.set': editors },
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    waiting: waitingOrdersPort,
    branches: branchesPort,
    branch: branchPort,
    alarms: many(alarmPort),
    config: configPort,
    note: noteOrderPort,
  },
  open(core, needed) {
    const ports: ClimbPorts = {
      waiting: needed.waiting,
      branches: needed.branches,
      alarms: () => needed.alarms().map((alarm) => alarm()),
      shopName: async () => (await needed.config()).shopName,
      note: needed.note,
    }
    return {
      handlers: ladderCalls(core, needed.branch),
      outbox: { 'escalation.step': takeStep(core, ports) },
      jobs: [climbJob(core, ports)],
    }
  },
})
