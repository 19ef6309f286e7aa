import type { Table } from '#modules/branches/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { deviceEndpoints } from '../contract.ts'
import { canTakeSlips } from '../rules/conditions.ts'
import { extraSlipTexts } from '../words/extra-slips.ts'

const PrintDialog = lazy(() => import('./PrintDialog.tsx'))

/** A button in the list of tables that opens the dialog for table cards. It is hidden when no branch of these tables has a slip printer. */
export function PrintTableCards({ tables, size }: { tables: readonly Table[]; size: 'xs' | 'sm' }) {
  const t = useTexts(extraSlipTexts)
  const [isOpen, setOpen] = useState(false)
  const found = useCall(deviceEndpoints.list, { query: { pageSize: 500 } })
  const printers = (found.data?.value ?? []).filter(
    (device) => canTakeSlips(device) && tables.some(({ branchId }) => branchId === device.branchId),
  )
  if (printers.length === 0) return null
  return (
    <>
      <Button
        size={size}
        leftSection={<IconPrinter className="i" stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t.printCards(tables.length)}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PrintDialog printers={printers} given={tables} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
