import { port } from '#platform/ports.ts'
import type { Routes } from './rules/routes.ts'

/** By which ways a branch sends each event. */
export const messageRoutesPort = port<(branchId: string) => Promise<Routes>>('messaging.routes')
