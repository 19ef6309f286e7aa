import { port } from '#platform/ports.ts'
import type { Donatee } from './contract.ts'

/** All donatees by name, from memory. */
export const donateesPort = port<() => Promise<readonly Donatee[]>>('donations.all')
