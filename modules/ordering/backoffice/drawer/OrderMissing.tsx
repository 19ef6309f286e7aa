import { CallFailed } from '#ui/backoffice/calls.ts'
import { EmptyState, FailedState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { boardTexts } from '../../words/board.ts'

/** A response that says that there is no such order: none with this id (404), or the id in the address is none at all (422). */
const isMissing = (error: unknown): boolean => error instanceof CallFailed && [404, 422].includes(error.status)

/** Shown in the drawer instead of an order that could not be loaded. An order that does not exist cannot be tried again. */
export function OrderMissing({ error, retry, onClose }: { error: unknown; retry: () => void; onClose: () => void }) {
  const t = useTexts(boardTexts).drawer
  if (!isMissing(error)) return <FailedState error={error} title={t.failed} retry={retry} />
  return (
    <EmptyState icon={IconFileOff} title={t.notFound} text={t.notFoundText}>
      <Button onClick={onClose}>{t.close}</Button>
    </EmptyState>
  )
}
