import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { Table } from '../../contract.ts'

/**
 * Other modules put buttons for the tables of a restaurant here, for example for printing the cards on these tables. The buttons are shown
 * above the list of tables (for all or for the chosen tables) and in the form of one table.
 */
export const tablesSlot = slot<ComponentType<{ tables: readonly Table[]; size: 'xs' | 'sm' }>>('branches.tables')
