import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { clockEndpoints, requestEndpoints, type WorkingSchedule } from '../../contract.ts'
import { requestTexts } from '../../words/requests.ts'
import type { ClockKey } from '../clock/stored.ts'
import { SwapDialog } from './SwapDialog.tsx'

/**
 * The buttons of a future shift for the signed-in person: ask for a shift that nobody has yet, or give away or swap one of the person's own
 * shifts.
 */
export function ShiftActions(props: {
  access: ClockKey
  shift: WorkingSchedule
  isOwn: boolean
  label: string
  zone: string
}) {
  const t = useTexts(requestTexts)
  const { access, shift } = props
  const [isSwapping, setSwapping] = useState(false)
  const ask = useAction(requestEndpoints.ask, { refresh: [requestEndpoints.own, clockEndpoints.schedules] })
  if (props.isOwn)
    return (
      <>
        <Button size="xs" aria-label={`${t.swap}: ${props.label}`} onClick={() => setSwapping(true)}>
          {t.swap}
        </Button>
        {isSwapping ? <SwapDialog {...props} onClose={() => setSwapping(false)} /> : null}
      </>
    )
  if (ask.isSuccess)
    return (
      <span className="bdg ok" role="status">
        {t.shiftAsked}
      </span>
    )
  return (
    <>
      {ask.isError ? (
        <span className="errm" role="alert">
          {failureText(ask.error, t.failed)}
        </span>
      ) : null}
      <Button
        size="xs"
        variant="filled"
        aria-label={`${t.take}: ${props.label}`}
        loading={ask.isPending}
        onClick={() => ask.mutate({ params: access, body: { shift: shift.id } })}
      >
        {t.take}
      </Button>
    </>
  )
}
