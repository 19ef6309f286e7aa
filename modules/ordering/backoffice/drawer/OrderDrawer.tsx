import { boardTexts } from '../../words/board.ts'
import { orderingTitles } from '../../words/titles.ts'
import { drawAll } from '#ui/backoffice/draw-all.ts'
import { useFills } from '#ui/backoffice/slots.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ToastPlace } from '#ui/backoffice/ToastPlace.tsx'
import { useEscape } from '#ui/backoffice/use-escape.ts'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Drawer } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Order } from '../../contract.ts'
import { useDialogCalls, useIsDialogOpen } from '../board/dialogs.tsx'
import { guestShown, labelOf } from '../parts/order-words.ts'
import { useFeedCalls } from '../parts/feed/OrderFeed.tsx'
import { useNoSecondTap } from '../parts/second-tap.ts'
import { orderGuestSlot, orderNoticeSlot } from '../parts/slots.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { ContactRow } from './ContactRow.tsx'
import './drawer.css'
import { DeleteOrder } from './DeleteOrder.tsx'
import { DrawerFoot } from './DrawerFoot.tsx'
import { DrawerHead } from './DrawerHead.tsx'
import { FoodSection } from './FoodSection.tsx'
import { HeadWithoutOrder, OrderMissing } from './OrderMissing.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { PersonSection } from './PersonSection.tsx'
import { PrintButton } from './PrintButton.tsx'
import { ReviewSection } from './ReviewSection.tsx'
import { RideFacts } from './RideFacts.tsx'
import { RouteSection } from './RouteSection.tsx'
import { Timeline } from './Timeline.tsx'
import { useOneOrder } from './use-one-order.ts'
import { useSeen } from './use-seen.ts'

interface OrderDrawerProps {
  id: string
  /** Ids of the orders on the screen behind the drawer, in the sequence of that screen. The keys J and K follow this sequence. */
  walk: readonly string[]
  onGo(id: string | undefined): void
}

/** When the drawer closes, focuses the card of the last shown order. Without such a card, focuses the element that had the focus before. */
function useFocusBack(id: string): void {
  const last = useRef(id)
  useEffect(() => {
    last.current = id
  }, [id])
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      const back = document.querySelector(`[data-order="${last.current}"] .no`) ?? opener
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [])
}

/** The drawer with one order: state and money, then contact, food or ride, payment and timeline. The button of the next step is always visible. */
export function OrderDrawer({ id, walk, onGo }: OrderDrawerProps) {
  const t = useTexts(boardTexts)
  const titles = useTexts(orderingTitles)
  const now = useNow(1000)
  const isDialogOpen = useIsDialogOpen()
  const found = useOneOrder(id)
  const { order } = found
  const card = useFeedCalls().known(id)
  const shown = order ?? card
  const at = walk.indexOf(id)
  useSeen(order)
  useFocusBack(id)
  const content = useRef<HTMLDivElement>(null)
  const noSecondTap = useNoSecondTap('.ft button')
  const close = () => onGo(undefined)
  useEscape(content, close)
  const label = shown ? labelOf(shown, t) : titles.board
  return (
    <Drawer.Root opened onClose={close} position="right" size={600} closeOnEscape={false} trapFocus={!isDialogOpen}>
      <Drawer.Overlay backgroundOpacity={0.46} color="#080e0a" />
      <Drawer.Content ref={content} aria-label={shown ? t.drawer.title(label, guestShown(shown, t)) : label} radius={0}>
        <Drawer.Body p={0} h="100dvh">
          <div className="m-ordering dw" onClickCapture={noSecondTap}>
            {shown ? (
              <DrawerHead order={shown} now={now} previous={walk[at - 1]} next={walk[at + 1]} onGo={onGo}>
                <PrintButton order={order} />
              </DrawerHead>
            ) : (
              <HeadWithoutOrder onClose={close} />
            )}
            {order ? (
              <Shown order={order} now={now} onGone={close} />
            ) : (
              <OrderMissing label={label} failure={found.failure} retry={found.retry} onClose={close} />
            )}
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Shown({ order, now, onGone }: { order: Order; now: number; onGone(): void }) {
  const action = useOrderAction()
  const guests = useFills(orderGuestSlot)
  const notices = useFills(orderNoticeSlot)
  const { stand } = useDialogCalls()
  return (
    <>
      <div className="bd">
        <ContactRow order={order} />
        {drawAll(notices, { order })}
        {order.ride ? (
          <>
            <RouteSection order={order} />
            <RideFacts order={order} />
          </>
        ) : (
          <FoodSection order={order} />
        )}
        <PaymentSection order={order} />
        <PersonSection order={order} />
        <ReviewSection order={order} />
        <Timeline order={order} now={now} />
        {drawAll(guests, { order, stand })}
        <DeleteOrder order={order} onGone={onGone} />
      </div>
      <ToastPlace />
      <DrawerFoot order={order} now={now} action={action} />
    </>
  )
}
