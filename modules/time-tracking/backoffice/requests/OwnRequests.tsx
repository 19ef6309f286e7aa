import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { requestEndpoints } from '../../contract.ts'
import { absenceKinds, type AbsenceKind } from '../../rules/balance.ts'
import { requestTexts } from '../../words/requests.ts'
import type { ClockKey } from '../clock/stored.ts'
import { RequestLine } from './RequestLine.tsx'
import { SwapConsent } from './SwapConsent.tsx'

/** The form in which a person requests an absence, and the list of the person's requests with the decisions. */
export function OwnRequests(props: { access: ClockKey; today: string; user: string; zone: string }) {
  const { access, today, user, zone } = props
  const t = useTexts(requestTexts)
  const found = useCall(requestEndpoints.own, { params: access })
  const refresh = { refresh: [requestEndpoints.own] }
  const ask = useAction(requestEndpoints.ask, refresh)
  const withdraw = useAction(requestEndpoints.withdraw, refresh)
  const [kind, setKind] = useState<AbsenceKind>('holiday')
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState(today)
  const [halfFirst, setHalfFirst] = useState(false)
  const [halfLast, setHalfLast] = useState(false)
  const [reason, setReason] = useState('')
  const send = () => {
    ask.mutate({ params: access, body: { leave: { kind, from, to, halfFirst, halfLast }, reason } })
  }
  return (
    <>
      <Form className="card" onSubmit={send}>
        <h2 className="hd">{t.ask}</h2>
        <div className="bd col">
          <NativeSelect
            label={t.kind}
            value={kind}
            data={absenceKinds.map((value) => ({ value, label: t.absence[value] }))}
            onChange={(event) => setKind(absenceKinds.find((one) => one === event.currentTarget.value) ?? 'holiday')}
          />
          <div className="g2">
            <DayInput required label={t.from} value={from} onChange={setFrom} />
            <DayInput required label={t.to} min={from} value={to} onChange={setTo} />
          </div>
          <Checkbox
            label={t.halfFirst}
            checked={halfFirst}
            onChange={(event) => setHalfFirst(event.currentTarget.checked)}
          />
          <Checkbox
            label={t.halfLast}
            checked={halfLast}
            onChange={(event) => setHalfLast(event.currentTarget.checked)}
          />
          <TextInput
            label={t.reason}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {ask.isError ? (
            <p className="errm" role="alert">
              {failureText(ask.error, t.failed)}
            </p>
          ) : null}
          {ask.isSuccess ? (
            <p className="ban ok" role="status">
              {t.sent}
            </p>
          ) : null}
          <Button type="submit" variant="filled" loading={ask.isPending}>
            {t.send}
          </Button>
        </div>
      </Form>
      <section className="card">
        <h2 className="hd">{t.mine}</h2>
        {found.isError ? <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} /> : null}
        {found.isPending ? <LoadingState label={t.mine} rows={2} /> : null}
        {found.data?.value.length === 0 ? <p className="bd t2">{t.none}</p> : null}
        <ul className="tt-list">
          {found.data?.value.map((one) => (
            <li key={one.id} className="wr">
              <span className="sp">
                <b>{one.leave ? t.absence[one.leave.kind] : t.kinds[one.kind]}</b> ·{' '}
                <RequestLine request={one} zone={zone} />
                {one.decisionNote ? <span className="mut sm"> {one.decisionNote}</span> : null}
              </span>
              <span className="bdg">{t.states[one.state]}</span>
              {one.state === 'open' && one.user !== user ? <SwapConsent access={access} request={one} /> : null}
              {one.state === 'open' && one.user === user && one.kind !== 'correction' ? (
                <Button size="xs" onClick={() => withdraw.mutate({ params: { ...access, id: one.id } })}>
                  {t.withdraw}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
