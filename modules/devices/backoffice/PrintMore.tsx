import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Device } from '../contract.ts'
import { canTakeSlips } from '../rules/conditions.ts'
import { extraSlipTexts } from '../words/extra-slips.ts'
import PrintDialog from './PrintDialog.tsx'

/** The button that opens the dialog for slips without an order: the totals of a day, or table cards. It is hidden if there is no printer. */
export function PrintMore({ devices }: { devices: readonly Device[] }) {
  const t = useTexts(extraSlipTexts)
  const [isOpen, setOpen] = useState(false)
  const printers = devices.filter(canTakeSlips)
  if (printers.length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.print}</Button>
      {isOpen ? <PrintDialog printers={printers} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
