import { port } from '#platform/ports.ts'
import type { Donatee } from './contract.ts'

/** All organisations for donations, also disabled ones, sorted by name and read from memory. */
export const donateesPort = port<() => Promise<readonly Donatee[]>>('donations.all')
