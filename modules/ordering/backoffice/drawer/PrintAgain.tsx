import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import type { OrderSummary } from '../../contract.ts'
import type { PrintedBefore } from '../../rules/printed.ts'
import { boardTexts } from '../../words/board.ts'
import { useStandsOverCards } from '../board/dialogs.tsx'
import { zoneOf } from '../parts/order-words.ts'

interface PrintAgainProps {
  order: OrderSummary
  before: PrintedBefore
  onYes(): void
  onClose(): void
}

/**
 * Asks for confirmation before an order is printed a second time, because with two identical slips staff could cook or drive it twice.
 * 'Cancel' has the focus.
 */
export function PrintAgain({ order, before, onYes, onClose }: PrintAgainProps) {
  const t = useTexts(boardTexts)
  const { branches, clock, locale } = useStaff()
  useStandsOverCards()
  const when = formatMomentInText(Date.parse(before.lastAt), clock.now(), zoneOf(order, branches), locale)
  return (
    <Modal opened onClose={onClose} title={t.printAgain.title} closeButtonProps={{ 'aria-label': t.drawer.close }}>
      <p>{t.printAgain.text(when)}</p>
      <DialogFoot back={t.reject.back} onBack={onClose} isBackFirst>
        <Button size="lg" variant="filled" onClick={onYes}>
          {t.printAgain.yes}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
