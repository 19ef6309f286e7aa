import { port } from '#platform/ports.ts'
import type { Donatee } from './contract.ts'

/**
 * Returns all organisations that can receive donations, including disabled ones, sorted by name. The organisations are kept in memory, so
 * the call is cheap.
 */
export const donateesPort = port<() => Promise<readonly Donatee[]>>('donations.all')
