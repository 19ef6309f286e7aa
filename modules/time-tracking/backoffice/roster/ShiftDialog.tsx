import { TimeOfDayInput } from '#ui/backoffice/date/TimeOfDayInput.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { formatTime, shift as dayShift } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { rosterEndpoints, type Week } from '../../contract.ts'
import { dateOf } from '../../rules/blocks.ts'
import { hours } from '../../rules/format.ts'
import { plannedPause } from '../../rules/packs.ts'
import { clockTexts } from '../../words/clock.ts'
import { rosterTexts } from '../../words/roster.ts'
import { wallInstant } from '../wall.ts'
import type { Editing } from './PlanScreen.tsx'
import { dayName, planBreaches } from './week-model.ts'

/**
 * The dialog that creates or changes a shift. While the user types, it shows the working-time rules that the shift would break. An end that
 * is earlier than the start means the next day.
 */
export function ShiftDialog({ week, editing, onClose }: { week: Week; editing: Editing; onClose: () => void }) {
  const t = useTexts(rosterTexts)
  const c = useTexts(clockTexts)
  const locale = useLocale()
  const { shift } = editing
  const { zone } = week
  const person = week.people.find(({ id }) => id === editing.user)
  const time = (at: string | undefined, otherwise: string) => (at ? formatTime(Date.parse(at), zone) : otherwise)
  const [from, setFrom] = useState(time(shift?.from, '09:00'))
  const [to, setTo] = useState(time(shift?.to, '17:30'))
  const [pause, setPause] = useState<number | undefined>(shift?.pauseMinutes)
  const [department, setDepartment] = useState(shift?.department ?? person?.department ?? week.departments[0]?.id ?? '')
  const [note, setNote] = useState(shift?.note ?? '')
  const [error, setError] = useState('')
  const refresh = { refresh: [rosterEndpoints.week] }
  const create = useAction(rosterEndpoints.schedules.create, refresh)
  const update = useAction(rosterEndpoints.schedules.update, refresh)
  const remove = useAction(rosterEndpoints.schedules.remove, refresh)
  const date = shift ? dateOf(Date.parse(shift.from), zone) : editing.date
  const start = wallInstant(date, from, zone)
  const end = wallInstant(to > from ? date : dayShift(date, 1), to, zone)
  const pauseMinutes = pause ?? plannedPause(Date.parse(end) - Date.parse(start), person?.rulePack ?? 'none')
  const branch =
    shift?.branch ?? week.departments.find(({ id }) => id === department)?.branch ?? person?.branches[0] ?? ''
  const draft = {
    id: shift?.id ?? 'new',
    version: 0,
    user: editing.user,
    branch,
    department: department || null,
    project: null,
    task: null,
    from: start,
    to: end,
    pauseMinutes,
    state: 'draft' as const,
    note,
  }
  const breaches = person
    ? planBreaches(person, [...week.schedules.filter(({ id }) => id !== draft.id), draft], zone).filter(
        (one) => one.from <= Date.parse(end) && one.to >= Date.parse(start) && one.code !== 'notChecked',
      )
    : []
  const onError = (failure: unknown) => setError(failureText(failure, t.saveFailed))
  const done = { onSuccess: onClose, onError }
  const save = () => {
    const values = { department: department || null, from: start, to: end, pauseMinutes, note }
    if (shift) update.mutate({ params: { id: shift.id }, body: { version: shift.version, ...values } }, done)
    else create.mutate({ body: { user: editing.user, branch, ...values } }, done)
  }
  return (
    <Modal opened onClose={onClose} title={`${person?.name ?? t.open} · ${dayName(date, locale)}`}>
      <Form className="m-time-tracking col" onSubmit={save}>
        <div className="g2">
          <TimeOfDayInput required label={t.from} value={from} data-autofocus onChange={setFrom} />
          <TimeOfDayInput required label={t.to} value={to} onChange={setTo} />
        </div>
        <NumberInput
          label={t.pause}
          min={0}
          max={480}
          value={pauseMinutes}
          onChange={(value) => setPause(typeof value === 'number' ? value : undefined)}
        />
        <NativeSelect
          label={t.department}
          value={department}
          onChange={(e) => setDepartment(e.currentTarget.value)}
          data={week.departments.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextInput label={t.note} value={note} maxLength={200} onChange={(e) => setNote(e.currentTarget.value)} />
        {breaches.length > 0 ? (
          breaches.map((one) => (
            <p className="ban alarm" key={`${one.code}${one.from}`}>
              {c.breaches[one.code](hours(one.found), hours(one.required))}
            </p>
          ))
        ) : (
          <p className="ban ok">{person?.rulePack === 'none' ? t.notChecked : t.kept}</p>
        )}
        {error ? (
          <p className="errm" role="alert">
            {error}
          </p>
        ) : null}
        <DialogFoot
          back={t.cancel}
          onBack={onClose}
          note={
            shift ? (
              <Button
                size="lg"
                variant="danger-subtle"
                onClick={() => remove.mutate({ params: { id: shift.id } }, done)}
              >
                {t.remove}
              </Button>
            ) : null
          }
        >
          <Button size="lg" type="submit" variant="filled" loading={create.isPending || update.isPending}>
            {t.save}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
