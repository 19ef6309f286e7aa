import { isMissing } from '#ui/backoffice/calls.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconFileOff, IconX } from '@tabler/icons-react'
import { boardTexts } from '../../words/board.ts'
import { orderingTitles } from '../../words/titles.ts'

interface OrderMissingProps {
  label: string
  /** Why the order could not be loaded. Undefined while it is loading. */
  failure: unknown
  retry: () => void
  onClose: () => void
}

/** Shown in the drawer instead of the details of an order. If the order does not exist, there is no button to try again. */
export function OrderMissing({ label, failure, retry, onClose }: OrderMissingProps) {
  const t = useTexts(boardTexts).drawer
  if (!failure) return <LoadingState label={label} />
  if (!isMissing(failure)) return <FailedState error={failure} title={t.failed} retry={retry} />
  return (
    <EmptyState icon={IconFileOff} title={t.notFound} text={t.notFoundText}>
      <Button onClick={onClose}>{t.close}</Button>
    </EmptyState>
  )
}

/** The head of the drawer while nothing is known about the order. On a phone the drawer covers the screen, so it can always be closed. */
export function HeadWithoutOrder({ onClose }: Pick<OrderMissingProps, 'onClose'>) {
  const t = useTexts(boardTexts)
  const titles = useTexts(orderingTitles)
  return (
    <div className="hd">
      <div className="row">
        <h2>{titles.board}</h2>
        <span className="sp" />
        <ActionIcon size="xs" aria-label={t.drawer.close} onClick={onClose} data-autofocus>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
