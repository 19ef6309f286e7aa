import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { Table } from '../../contract.ts'

/** Shown in the list of tables and in a table's form: the actions of other modules for these tables, such as printing their cards. */
export const tablesSlot = slot<ComponentType<{ tables: readonly Table[]; size: 'xs' | 'sm' }>>('branches.tables')
