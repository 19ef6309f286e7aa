import { TimeOfDayInput } from '#ui/backoffice/date/TimeOfDayInput.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { CallFailed, failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { formatMoment, formatTime, shift } from '#ui/backoffice/format.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { monthEndpoints, rosterEndpoints, type Week } from '../../contract.ts'
import { dayMinutes } from '../../rules/blocks.ts'
import { check } from '../../rules/check.ts'
import { hours } from '../../rules/format.ts'
import { clockTexts } from '../../words/clock.ts'
import { rosterTexts } from '../../words/roster.ts'
import { wallInstant } from '../wall.ts'
import type { Correcting } from './ActualScreen.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { dayName } from './week-model.ts'

interface TypedPause {
  id: string
  from: string
  to: string
}

/**
 * The dialog that corrects the recorded block of work of a person. While the user types, it shows the new figures and the working-time
 * rules that would be broken. A reason is required. Earlier changes of the block are listed.
 */
export function CorrectDialog({
  week,
  correcting,
  onClose,
}: {
  week: Week
  correcting: Correcting
  onClose: () => void
}) {
  const t = useTexts(rosterTexts)
  const c = useTexts(clockTexts)
  const locale = useLocale()
  const { user } = useStaff()
  const { person, date, activity } = correcting
  const { zone } = week
  const time = (at: string | null | undefined) => (at ? formatTime(Date.parse(at), zone) : '')
  const [from, setFrom] = useState(time(activity?.from))
  const [to, setTo] = useState(time(activity?.to))
  const [pauses, setPauses] = useState<TypedPause[]>(
    activity?.pauses.map((one) => ({ id: one.from, from: time(one.from), to: time(one.to) })) ?? [],
  )
  const [kind, setKind] = useState<string>(t.reasons.forgotten)
  const [more, setMore] = useState('')
  const [error, setError] = useState('')
  const refresh = { refresh: [rosterEndpoints.week, rosterEndpoints.corrections] }
  const create = useAction(rosterEndpoints.activities.create, refresh)
  const update = useAction(rosterEndpoints.activities.update, refresh)
  const remove = useAction(rosterEndpoints.activities.remove, refresh)
  const history = useCall(rosterEndpoints.corrections, { query: { user: person.id, from: date, to: date } })
  /** The instant of a typed time. A time that is earlier than the start means the next day. */
  const at = (typed: string) => wallInstant(typed >= from ? date : shift(date, 1), typed, zone)
  const isComplete = /^\d\d:\d\d$/.test(from) && /^\d\d:\d\d$/.test(to)
  const spans = pauses.filter((one) => one.from && one.to).map((one) => ({ from: at(one.from), to: at(one.to) }))
  const after = isComplete
    ? {
        from: Date.parse(at(from)),
        to: Date.parse(at(to)),
        pauses: spans.map((one) => ({ from: Date.parse(one.from), to: Date.parse(one.to) })),
      }
    : undefined
  const net = after ? dayMinutes([after]) : undefined
  const breaches = after ? check([after], { pack: person.rulePack, zone, sector: person.sector }) : []
  const reason = more.trim() ? `${kind}: ${more.trim()}` : kind
  const [isClosed, setClosed] = useState(false)
  const onError = (failure: unknown) => {
    setClosed(failure instanceof CallFailed && failure.errors[0]?.code === 'time.month_closed')
    setError(failureText(failure, t.saveFailed))
  }
  const counter = useAction(monthEndpoints.correct, refresh)
  const saveCounter = () =>
    counter.mutate(
      {
        params: { user: person.id, month: date.slice(0, 7) },
        body: { activity: activity?.id ?? null, after: { from: at(from), to: at(to), pauses: spans }, reason },
      },
      { onSuccess: onClose, onError },
    )
  const done = { onSuccess: onClose, onError }
  const save = () => {
    const body = { from: at(from), to: at(to), pauses: spans, reason }
    if (activity) update.mutate({ params: { id: activity.id }, body: { ...body, version: activity.version } }, done)
    else create.mutate({ body: { user: person.id, ...body } }, done)
  }
  const isOwn = user.id === person.id
  return (
    <Modal opened onClose={onClose} size="lg" title={t.correct(person.name, dayName(date, locale))}>
      <Form className="m-time-tracking col" onSubmit={save}>
        {activity ? <p className="mut sm">{t.source(t.recorded[activity.source])}</p> : null}
        <div className="g2">
          <TimeOfDayInput required label={t.from} value={from} onChange={setFrom} />
          <TimeOfDayInput required label={t.to} value={to} data-autofocus onChange={setTo} />
        </div>
        {pauses.map((pause, index) => {
          const set = (next: Partial<TypedPause>) =>
            setPauses(pauses.map((one, place) => (place === index ? { ...one, ...next } : one)))
          return (
            <div className="row" key={pause.id}>
              <TimeOfDayInput label={t.breakFrom} value={pause.from} onChange={(time) => set({ from: time })} />
              <TimeOfDayInput label={t.breakTo} value={pause.to} onChange={(time) => set({ to: time })} />
              <Button
                variant="subtle"
                aria-label={t.removeBreak}
                onClick={() => setPauses(pauses.filter((_, place) => place !== index))}
              >
                ×
              </Button>
            </div>
          )
        })}
        <div>
          <Button onClick={() => setPauses([...pauses, { id: crypto.randomUUID(), from: '', to: '' }])}>
            {t.addBreak}
          </Button>
        </div>
        <BeforeAfter week={week} correcting={correcting} from={from} to={to} net={net} />
        <fieldset className="fld">
          <legend className="lbl req">{t.reason}</legend>
          <div className="row w">
            {Object.values(t.reasons).map((one) => (
              <button type="button" className="chip" key={one} aria-pressed={one === kind} onClick={() => setKind(one)}>
                {one}
              </button>
            ))}
          </div>
          <Textarea
            aria-label={t.reasonMore}
            placeholder={t.reasonMore}
            value={more}
            maxLength={400}
            onChange={(e) => setMore(e.currentTarget.value)}
          />
        </fieldset>
        {breaches.map((one) => (
          <p className={one.code === 'notChecked' ? 'ban idle' : 'ban new'} key={one.code}>
            {c.breaches[one.code](hours(one.found), hours(one.required))}
          </p>
        ))}
        {after && breaches.length === 0 ? <p className="ban ok">{t.kept}</p> : null}
        {error ? (
          <p className="errm" role="alert">
            {error}
          </p>
        ) : null}
        {isClosed ? (
          <div className="row">
            <Button variant="filled" loading={counter.isPending} onClick={saveCounter}>
              {t.counter}
            </Button>
          </div>
        ) : null}
        <p className="mut sm">{isOwn ? t.ownRecord : t.told(person.name)}</p>
        <section className="tt-history">
          <h3>{t.history}</h3>
          {history.data?.value.length === 0 ? <p className="mut sm">{t.noHistory}</p> : null}
          <ul>
            {history.data?.value.map((one) => (
              <li key={one.id}>
                <b>{one.byName}</b> · {formatMoment(Date.parse(one.at), Date.parse(week.serverTime), zone, locale)}
                {one.approvedByName ? ` · ${t.approvedBy(one.approvedByName)}` : ''}
                <br />
                {one.reason === 'undo' ? t.undone : one.reason}
              </li>
            ))}
          </ul>
        </section>
        <DialogFoot
          back={t.cancel}
          onBack={onClose}
          note={
            activity ? (
              <Button
                size="lg"
                variant="danger-subtle"
                disabled={isOwn}
                onClick={() => remove.mutate({ params: { id: activity.id }, body: { reason } }, done)}
              >
                {t.void}
              </Button>
            ) : null
          }
        >
          <Button size="lg" type="submit" variant="filled" disabled={isOwn || !isComplete}>
            {activity ? t.doCorrect : t.add}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
