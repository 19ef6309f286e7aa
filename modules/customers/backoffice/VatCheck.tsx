import { Button } from '@mantine/core'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatShortDay } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { type Customer, customersEndpoints } from '../contract.ts'
import { besideEndpoints as calls } from '../contract/beside.ts'
import { vatTexts } from '../words/vat.ts'

const tones = { unchecked: '', valid: 'ok', invalid: 'alarm' } as const

/**
 * Shows the result of the last check of the customer's VAT number in the EU register. A button checks the number again. Hidden if the
 * customer has no VAT number.
 */
export function VatCheck({ record }: { record: Customer }) {
  const t = useTexts(vatTexts)
  const { locale } = useStaff()
  const check = useAction(calls.checkVat, { refresh: [customersEndpoints.get, customersEndpoints.list] })
  const { id, version, vatNumber, vatState, vatCheckedAt, vatProof } = record
  if (vatNumber === '') return null
  const ask = () =>
    check.mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: () => notify(t.done),
        onError: (error) => notify(failureText(error, t.failed), 'failed'),
      },
    )
  return (
    <div className="row w" role="group" aria-label={t.title}>
      <b>
        {t.title} {vatNumber}
      </b>
      <span className={`bdg ${tones[vatState]}`}>{t.states[vatState]}</span>
      {vatCheckedAt ? (
        <span className="sm mut">{t.checkedAt(formatShortDay(Date.parse(vatCheckedAt), deviceZone(), locale))}</span>
      ) : null}
      {vatProof ? <span className="sm mut">{t.proof(vatProof)}</span> : null}
      <span className="sp" />
      <Button size="xs" loading={check.isPending} onClick={ask}>
        {t.check}
      </Button>
    </div>
  )
}
