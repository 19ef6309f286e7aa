import { Banner } from '#ui/backoffice/Banner.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { copyPrintedNow } from '../../rules/printed.ts'
import { boardTexts } from '../../words/board.ts'
import { PrintSheet } from '../drawer/PrintSheet.tsx'

/**
 * Asks for confirmation, then prints each selected order on the branch's printers. Orders without a printer are printed with the browser's
 * print dialog.
 */
export function PrintSelected({ orders, onClose }: { orders: readonly OrderSummary[]; onClose: () => void }) {
  const t = useTexts(boardTexts)
  const words = t.history.printMany
  const api = useApi()
  const [left, setLeft] = useState(orders)
  const [failed, setFailed] = useState<readonly OrderSummary[]>([])
  const [copies, setCopies] = useState<ReadonlyMap<string, number>>()
  const [isBusy, setBusy] = useState(false)

  /** Prints one order after the other, so that the slips come out in the sequence of the list. */
  async function printAll(): Promise<void> {
    setBusy(true)
    const lost: OrderSummary[] = []
    const sheets = new Map<string, number>()
    let sent = 0
    for (const order of left) {
      const answer = await api.call(orderingEndpoints.print, { params: { id: order.id } })
      if (!answer.ok) lost.push(order)
      else if (answer.value.jobs.length > 0) sent++
      else sheets.set(order.id, copyPrintedNow(answer.value.order.timeline))
    }
    setBusy(false)
    if (sent > 0) notify(words.sent(sent))
    setFailed(lost)
    setLeft(lost)
    if (sheets.size > 0) setCopies(sheets)
    else if (lost.length === 0) onClose()
  }
  if (copies)
    return (
      <PrintSheet
        orders={orders.filter(({ id }) => copies.has(id))}
        copies={copies}
        onDone={() => (failed.length > 0 ? setCopies(undefined) : onClose())}
      />
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.title(left.length)}
      closeButtonProps={{ 'aria-label': t.drawer.close }}
    >
      {failed.length > 0 ? (
        <Banner tone="alarm" title={words.failed}>
          {failed.map(({ uid }) => uid).join(', ')}
        </Banner>
      ) : (
        <p>{words.text}</p>
      )}
      <DialogFoot back={words.close} onBack={onClose} isBackFirst>
        <Button size="lg" variant="filled" loading={isBusy} onClick={() => void printAll()}>
          {failed.length > 0 ? words.again : words.yes}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
