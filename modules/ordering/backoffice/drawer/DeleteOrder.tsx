import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { type Order, orderingEndpoints } from '../../contract.ts'
import { isDeletable } from '../../rules/deletable.ts'
import { boardTexts } from '../../words/board.ts'
import { wholeOrderTexts } from '../../words/whole-order.ts'
import { useStandsOverCards } from '../board/dialogs.tsx'
import { labelOf } from '../parts/order-words.ts'

/**
 * Button that deletes an order. Only administrators see it, and only for orders that may be deleted (`isDeletable`). The server checks the
 * same rule.
 */
export function DeleteOrder({ order, onGone }: { order: Order; onGone: () => void }) {
  const t = useTexts(wholeOrderTexts)
  const { user } = useStaff()
  const [isAsked, setAsked] = useState(false)
  const hasMoney = Object.values(order.money).some((amount) => amount !== 0)
  if (!hasRole(user, ['ROLE_ADMIN']) || !isDeletable({ ...order, hasMoney })) return null
  return (
    <section className="sec">
      <Button variant="danger-subtle" onClick={() => setAsked(true)}>
        {t.remove}
      </Button>
      {isAsked ? <Sure order={order} onClose={() => setAsked(false)} onGone={onGone} /> : null}
    </section>
  )
}

function Sure({ order, onClose, onGone }: { order: Order; onClose: () => void; onGone: () => void }) {
  useStandsOverCards()
  const t = useTexts(wholeOrderTexts)
  const board = useTexts(boardTexts)
  const remove = useAction(orderingEndpoints.remove, { refresh: [orderingEndpoints.history] })
  const submit = () =>
    remove.mutate(
      { params: { id: order.id } },
      {
        onSuccess: () => {
          notify(t.removed)
          onGone()
        },
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.removeTitle(labelOf(order, board))}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <Form className="col" style={{ gap: 14 }} onSubmit={submit}>
        {remove.isError ? <Banner tone="alarm">{failureText(remove.error, t.removeFailed)}</Banner> : null}
        <p>{t.removeText}</p>
        <DialogFoot back={t.back} onBack={onClose}>
          <Button type="submit" size="lg" variant="danger" loading={remove.isPending}>
            {t.removeSure}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
