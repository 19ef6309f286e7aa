import { boardTexts } from '../../words/board.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatMoney, formatListed } from '#ui/backoffice/format.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { IconMoodCheck } from '@tabler/icons-react'
import { orderingEndpoints } from '../../contract.ts'
import { guestShown, shortNumberOf, zoneOf } from '../parts/order-words.ts'
import { useStandsOverCards } from './dialogs.tsx'

/**
 * Dialog with the missed orders: orders that have waited too long for staff, or whose time passed before they were accepted. The server makes
 * this list.
 */
export function MissedList({ onClose, onOpen }: { onClose: () => void; onOpen: (id: string) => void }) {
  const t = useTexts(boardTexts)
  const shell = useTexts(backofficeTexts).shell
  const { branches, branchId, clock, locale } = useStaff()
  useStandsOverCards()
  const missed = useCall(orderingEndpoints.missed, branchId ? { query: { branch: branchId } } : undefined, {
    refetchInterval: 10_000,
  })
  return (
    <Modal opened onClose={onClose} title={t.board.missedTitle} closeButtonProps={{ 'aria-label': shell.close }}>
      <p className="t2">{t.board.missedText}</p>
      {missed.isPending ? <LoadingState label={t.board.missed} rows={3} /> : null}
      {missed.isError ? (
        <FailedState error={missed.error} title={t.board.failed} retry={() => void missed.refetch()} />
      ) : null}
      {missed.data?.value.length === 0 ? <EmptyState icon={IconMoodCheck} title={t.board.missedNone} /> : null}
      <ul style={{ padding: '8px 0 20px' }}>
        {missed.data?.value.map((order) => (
          <li className="row" key={order.id} style={{ padding: '10px 0', borderBottom: '1px solid var(--line)' }}>
            <b className="nw" style={{ fontSize: 17, minWidth: 64 }}>
              {shortNumberOf(order)}
            </b>
            <div style={{ minWidth: 0, flex: 1 }}>
              <div className="el" title={guestShown(order, t)}>
                {guestShown(order, t)}
              </div>
              <div className="sm mut">
                {formatListed(Date.parse(order.createdAt), clock.now(), zoneOf(order, branches), locale)} ·{' '}
                {formatMoney(order.pricing.totalGross, order.currency)}
              </div>
            </div>
            <Button size="xs" style={{ flex: 'none' }} onClick={() => onOpen(order.id)}>
              {t.board.open}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
