import { tableWords } from '../../words/table.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { drawAll } from '#ui/backoffice/draw-all.ts'
import { useFills } from '#ui/backoffice/slots.tsx'
import { type Table, tableEntity, tablesEndpoints } from '../../contract.ts'
import { tablesSlot } from '../parts/slots.ts'

/**
 * The list and form of the tables of restaurants. Staff can sort the tables by hand. Other modules add buttons, for example for printing
 * table cards.
 */
export const tableEditor = editorOf(tableEntity, {
  calls: tablesEndpoints,
  words: tableWords,
  nameOf: ({ identifier }) => identifier ?? '',
  halves: ['identifier', 'area', 'seats', 'branchId'],
  placed: { position: '' },
  filters: ['branchId'],
  reorder: tablesEndpoints.reorder,
  many: ({ records }) => <ForTables records={records} size="xs" />,
  actions: ({ record }) => <ForTables records={[record]} size="sm" />,
  listActions: ForAll,
  keepsDrafts: true,
})

function ForTables({ records, size }: { records: readonly Table[]; size: 'xs' | 'sm' }) {
  return <>{drawAll(useFills(tablesSlot), { tables: records, size })}</>
}

/** The buttons of other modules that apply to all tables of the list. */
function ForAll() {
  const found = useCall(tablesEndpoints.list, { query: { pageSize: 500 } })
  const tables = found.data?.value ?? []
  return tables.length > 0 ? (
    <span className="hide-phone">
      <ForTables records={tables} size="sm" />
    </span>
  ) : null
}
