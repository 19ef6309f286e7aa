import type { customerEntity } from '#modules/customers/contract.ts'
import type { Order } from '#modules/ordering/contract.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { type MailBounce, mailBounceEndpoints as calls } from '../contract.ts'
import { bounceTexts } from '../words/bounces.ts'
import './bounces.css'

/** Shows a warning next to the guest's contact data of an order, if mails cannot be delivered to the guest's address. */
export function OrderBounce({ order }: { order: Order }) {
  const found = useCall(calls.ofOrder, { params: { id: order.id } }, { enabled: order.email !== '' })
  return <Hint bounce={found.data?.value[0]} />
}

/** Shows the same warning as `OrderBounce`, but above the form of a customer. */
export function CustomerBounce({ record }: FormView<typeof customerEntity>) {
  const email = record?.email ?? ''
  const found = useCall(calls.list, { query: { email } }, { enabled: email !== '' })
  return email === '' ? null : <Hint bounce={found.data?.value[0]} />
}

function Hint({ bounce }: { bounce: MailBounce | undefined }) {
  const t = useTexts(bounceTexts)
  if (!bounce) return null
  return (
    <div className="m-mail-bounces hint-box">
      <Banner tone="alarm" title={t.atOrder(t.kinds[bounce.kind], bounce.email)}>
        {bounce.reason ? <div className="sm reason">{t.said(bounce.reason)}</div> : null}
      </Banner>
    </div>
  )
}
