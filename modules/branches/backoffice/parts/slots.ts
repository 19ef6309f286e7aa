import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'
import type { Table } from '../../contract.ts'

/** Beside the codes of tables, in the list and in a table's form: what else a module does with these tables. */
export const tablesSlot = slot<ComponentType<{ tables: readonly Table[]; size: 'xs' | 'sm' }>>('branches.tables')
