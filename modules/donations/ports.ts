import { port } from '#platform/ports.ts'
import type { Donatee } from './contract.ts'

/** All donatees, sorted by name and read from memory. */
export const donateesPort = port<() => Promise<readonly Donatee[]>>('donations.all')
