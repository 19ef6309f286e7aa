import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { clockEndpoints, requestEndpoints, swapEndpoints, type TimeRequest } from '../../contract.ts'
import { requestTexts } from '../../words/requests.ts'
import type { ClockKey } from '../clock/stored.ts'

/** The buttons with which a colleague accepts or declines a swap of shifts that another person has proposed. */
export function SwapConsent({ access, request }: { access: ClockKey; request: TimeRequest }) {
  const t = useTexts(requestTexts)
  const consent = useAction(swapEndpoints.consent, { refresh: [requestEndpoints.own, clockEndpoints.schedules] })
  const send = (isAgreed: boolean) => consent.mutate({ params: { ...access, id: request.id }, body: { isAgreed } })
  if (request.partner?.agreedAt) return <span className="mut sm">{t.waitsForManager}</span>
  return (
    <>
      {consent.isError ? (
        <span className="errm" role="alert">
          {failureText(consent.error, t.decideFailed)}
        </span>
      ) : null}
      <Button size="xs" variant="filled" loading={consent.isPending} onClick={() => send(true)}>
        {t.agree}
      </Button>
      <Button size="xs" disabled={consent.isPending} onClick={() => send(false)}>
        {t.disagree}
      </Button>
    </>
  )
}
