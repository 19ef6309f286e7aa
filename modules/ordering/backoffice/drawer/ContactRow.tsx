import { boardTexts } from '../../words/board.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { Apart } from '#ui/backoffice/Apart.tsx'
import { drawAll } from '#ui/backoffice/draw-all.ts'
import { useFills } from '#ui/backoffice/slots.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconMail, IconPhone, IconSend } from '@tabler/icons-react'
import { lazy } from 'react'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { orderingEndpoints, type Order } from '../../contract.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { isUnpaid } from '../../rules/lifecycle.ts'
import { useDialogCalls } from '../board/dialogs.tsx'
import { PhoneText } from '../parts/PhoneText.tsx'
import { contactSlot } from '../parts/slots.ts'
import { labelOf } from '../parts/order-words.ts'
import { useOrderAction } from '../parts/use-order-action.ts'

/** The code is loaded when the first order is opened. It contains a large parser for the phone numbers of all countries. */
const GuestHints = lazy(() => import('../parts/GuestHints.tsx').then((part) => ({ default: part.GuestHints })))

/** Links and buttons to call the guest, to write a mail or a message, and to send the confirmation again. */
export function ContactRow({ order }: { order: Order }) {
  const t = useTexts(boardTexts)
  const { shopName } = useStaff()
  const { isLocked } = useOrderFeed()
  const action = useOrderAction()
  const writers = useFills(contactSlot)
  const { stand } = useDialogCalls()
  async function resend() {
    if (await action.run(orderingEndpoints.resendEmail, { params: { id: order.id } }, t.actions.mailFailed))
      notify(t.actions.mailSent)
  }
  const subject = encodeURIComponent(`${labelOf(order, t)} – ${shopName}`)
  return (
    <div className="sec col">
      <Apart>
        <GuestHints phone={order.phone} email={order.email} country="AT" />
      </Apart>
      <div className="row w">
        {order.phone ? (
          <Button
            component="a"
            href={`tel:${order.phone}`}
            leftSection={<IconPhone className="i" stroke={1.75} aria-hidden />}
          >
            <span className="sr">{t.drawer.call} </span>
            <PhoneText phone={order.phone} />
          </Button>
        ) : null}
        {order.email ? (
          <Button
            component="a"
            href={`mailto:${order.email}?subject=${subject}`}
            title={order.email}
            leftSection={<IconMail className="i" stroke={1.75} aria-hidden />}
          >
            {t.drawer.mail}
          </Button>
        ) : null}
        {order.email && order.isConfirmed ? (
          <Button
            disabled={isLocked}
            loading={action.isBusy}
            onClick={() => void resend()}
            leftSection={<IconSend className="i" stroke={1.75} aria-hidden />}
          >
            {t.drawer.resend}
          </Button>
        ) : null}
        {isUnpaid(order) ? null : drawAll(writers, { order, isLocked, stand })}
      </div>
      {action.outcome ? (
        <div style={{ marginTop: 10 }}>
          <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner>
        </div>
      ) : null}
    </div>
  )
}
