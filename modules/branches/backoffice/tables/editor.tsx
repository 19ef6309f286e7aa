import { tableWords } from '../../words/table.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { drawAll } from '#ui/backoffice/draw-all.ts'
import { useFills } from '#ui/backoffice/slots.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { type Table, tableEntity, tablesEndpoints } from '../../contract.ts'
import { tablesSlot } from '../parts/slots.ts'

const QrDialog = lazy(() => import('./QrDialog.tsx'))

/** Tables of the branches, in their order, with their codes. */
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
  listActions: AllCodes,
  keepsDrafts: true,
})

/** Codes of these tables, and what other modules do with them. */
function ForTables({ records, size }: { records: readonly Table[]; size: 'xs' | 'sm' }) {
  const parts = useFills(tablesSlot)
  return (
    <>
      <Codes records={records} size={size} />
      {drawAll(parts, { tables: records, size })}
    </>
  )
}

/** Opens the dialog with the codes of some tables. */
function Codes({ records, size = 'sm' }: { records: readonly Table[]; size?: string }) {
  const t = useTexts(tableWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size={size}
        leftSection={<IconQrcode className="i" stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t.codes}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <QrDialog tables={records} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The codes of all tables, ordered by branch. */
function AllCodes() {
  const found = useCall(tablesEndpoints.list, { query: { pageSize: 500 } })
  const tables = found.data?.value ?? []
  return tables.length > 0 ? (
    <span className="hide-phone">
      <Codes records={tables} />
    </span>
  ) : null
}
