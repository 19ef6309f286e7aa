/** Collects the entities and API endpoints of printing, which are defined in contract/. */
export * from './contract/agent-calls.ts'
export * from './contract/agents.ts'
export * from './contract/device.ts'
export * from './contract/device-calls.ts'
export * from './contract/jobs.ts'
export * from './contract/printers.ts'
export * from './contract/slip-templates.ts'
