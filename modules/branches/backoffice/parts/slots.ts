import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { Table } from '../../contract.ts'

/** In the list of tables and in a table's form: what a module does with these tables, such as printing their cards. */
export const tablesSlot = slot<ComponentType<{ tables: readonly Table[]; size: 'xs' | 'sm' }>>('branches.tables')
