import { isMissing } from '#ui/backoffice/calls.ts'
import { EmptyState, FailedState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { boardTexts } from '../../words/board.ts'

/** Shown in the drawer instead of an order that could not be loaded. If the order does not exist, there is no button to try again. */
export function OrderMissing({ error, retry, onClose }: { error: unknown; retry: () => void; onClose: () => void }) {
  const t = useTexts(boardTexts).drawer
  if (!isMissing(error)) return <FailedState error={error} title={t.failed} retry={retry} />
  return (
    <EmptyState icon={IconFileOff} title={t.notFound} text={t.notFoundText}>
      <Button onClick={onClose}>{t.close}</Button>
    </EmptyState>
  )
}
