import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { formatShortDay, formatTime } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { requestEndpoints, swapEndpoints, type WorkingSchedule } from '../../contract.ts'
import { requestTexts } from '../../words/requests.ts'
import type { ClockKey } from '../clock/stored.ts'

/** The dialog in which a person offers a shift to a colleague. The person can also choose a shift of the colleague to take in exchange. */
export function SwapDialog(props: {
  access: ClockKey
  shift: WorkingSchedule
  label: string
  zone: string
  onClose: () => void
}) {
  const t = useTexts(requestTexts)
  const locale = useLocale()
  const { access, shift, zone } = props
  const found = useCall(swapEndpoints.colleagues, { params: access })
  const ask = useAction(requestEndpoints.ask, { refresh: [requestEndpoints.own] })
  const [chosen, setChosen] = useState('')
  const [inReturn, setInReturn] = useState('')
  const [reason, setReason] = useState('')
  const people = found.data?.value ?? []
  const partner = people.find(({ id }) => id === chosen)
  const line = (one: { from: string; to: string }): string =>
    `${formatShortDay(Date.parse(one.from), zone, locale)} ${formatTime(Date.parse(one.from), zone)}–${formatTime(Date.parse(one.to), zone)}`
  const send = () => {
    const swap = { shift: shift.id, partner: chosen, inReturn: inReturn || null }
    ask.mutate({ params: access, body: { swap, reason } })
  }
  return (
    <Modal opened onClose={props.onClose} title={t.swapTitle(props.label)}>
      <div className="m-time-tracking col">
        {found.isError ? (
          <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <LoadingState label={t.colleague} rows={2} />
        ) : people.length === 0 ? (
          <>
            <p className="t2">{t.noColleagues}</p>
            <DialogFoot back={t.close} onBack={props.onClose} isBackFirst />
          </>
        ) : ask.isSuccess ? (
          <>
            <p className="ban ok" role="status">
              {t.swapSent(partner?.name ?? '')}
            </p>
            <DialogFoot back={t.close} onBack={props.onClose} isBackFirst />
          </>
        ) : (
          <Form className="col" onSubmit={send}>
            <NativeSelect
              label={t.colleague}
              required
              data-autofocus
              value={chosen}
              data={[{ value: '', label: t.choose }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
              onChange={(event) => {
                setChosen(event.currentTarget.value)
                setInReturn('')
              }}
            />
            <NativeSelect
              label={t.inReturn}
              value={inReturn}
              disabled={!partner}
              data={[
                { value: '', label: t.nothingInReturn },
                ...(partner?.shifts ?? []).map((one) => ({ value: one.id, label: line(one) })),
              ]}
              onChange={(event) => setInReturn(event.currentTarget.value)}
            />
            <TextInput
              label={t.reason}
              value={reason}
              maxLength={500}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <p className="mut sm">{t.swapHow}</p>
            {ask.isError ? (
              <p className="errm" role="alert">
                {failureText(ask.error, t.failed)}
              </p>
            ) : null}
            <DialogFoot back={t.close} onBack={props.onClose}>
              <Button size="lg" type="submit" variant="filled" disabled={!partner} loading={ask.isPending}>
                {t.send}
              </Button>
            </DialogFoot>
          </Form>
        )}
      </div>
    </Modal>
  )
}
