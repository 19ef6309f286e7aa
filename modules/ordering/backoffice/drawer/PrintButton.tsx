import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Order } from '../../contract.ts'
import { boardTexts } from '../../words/board.ts'
import { useSlip } from '../use-slip.tsx'

/** The button in the head of the drawer that prints the order, and its key. Until the order is loaded, the button is off and keeps its room. */
export function PrintButton({ order }: { order: Order | undefined }) {
  return order ? <PrintLoaded order={order} /> : <PrintIcon />
}

function PrintLoaded({ order }: { order: Order }) {
  const t = useTexts(boardTexts).shortcuts
  const { print, sheet } = useSlip(order)
  useShortcuts([{ keys: ['p'], label: t.print, group: t.group, run: print }])
  return (
    <>
      <PrintIcon onPrint={print} />
      {sheet}
    </>
  )
}

function PrintIcon({ onPrint }: { onPrint?: () => void }) {
  const t = useTexts(boardTexts).actions
  return (
    <ActionIcon size="xs" aria-label={t.print} title={t.print} disabled={!onPrint} onClick={onPrint}>
      <IconPrinter size={18} aria-hidden />
    </ActionIcon>
  )
}
