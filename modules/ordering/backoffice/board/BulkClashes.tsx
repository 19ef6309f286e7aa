import { boardTexts } from '#i18n/board.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMomentInText, formatTime } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import type { OrderSummary } from '../../contract.ts'
import type { clashesTogether } from '../../rules/vehicle-clash.ts'
import { useOrderFeed } from '../feed/OrderFeed.tsx'
import { guestShown, labelOf, numberOf, zoneOf } from '../order-words.ts'
import { VehicleBusy } from '../VehicleBusy.tsx'
import { useStandsOverCards } from './dialogs.tsx'

interface BulkClashesProps {
  /** All that would be accepted. */
  orders: readonly OrderSummary[]
  clashes: ReturnType<typeof clashesTogether<OrderSummary>>
  now: number
  onAccept(orders: readonly OrderSummary[]): void
  onClose(): void
}

/** Before several are accepted: the rides whose vehicle is needed elsewhere at that time, to go on with or to leave out. */
export function BulkClashes({ orders, clashes, now, onAccept, onClose }: BulkClashesProps) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const { isLocked } = useOrderFeed()
  useStandsOverCards()
  const chosen = new Set(orders.map(({ id }) => id))
  const meeting = new Set(clashes.map(({ order }) => order.id))
  const others = orders.filter(({ id }) => !meeting.has(id))
  const rides = orders.filter(({ kind }) => kind === 'ride').length
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.bulk.clash.title(clashes.length, rides)}
      closeButtonProps={{ 'aria-label': t.drawer.close }}
    >
      <ul className="col" style={{ gap: 14 }}>
        {clashes.map(({ order, clash }) => {
          const zone = zoneOf(order, branches)
          const words = chosen.has(clash.order.id) ? t.bulk.clash.chosen : t.card.vehicleBusy
          return (
            <li key={order.id} className="col" style={{ gap: 5 }}>
              <b>
                {labelOf(order, branches, t)},{' '}
                {formatMomentInText(Date.parse(order.appointment ?? order.createdAt), now, zone, locale)}
              </b>
              <span className="t2 sm" style={{ overflowWrap: 'anywhere' }}>
                {guestShown(order, t)}
              </span>
              <VehicleBusy
                text={words(numberOf(clash.order, branches), formatTime(clash.from, zoneOf(clash.order, branches)))}
              />
            </li>
          )
        })}
      </ul>
      {others.length > 0 ? (
        <p className="t2 sm" style={{ paddingTop: 14 }}>
          {t.bulk.clash.text}
        </p>
      ) : null}
      <DialogFoot back={t.reject.back} onBack={onClose} isBackFirst>
        {others.length > 0 ? (
          <Button size="lg" disabled={isLocked} onClick={() => onAccept(others)}>
            {t.bulk.clash.leaveOut(others.length)}
          </Button>
        ) : null}
        <Button size="lg" disabled={isLocked} onClick={() => onAccept(orders)}>
          {t.bulk.clash.anyway(orders.length)}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
