import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, Textarea } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { monthEndpoints, type PersonMonth, sheetFormats } from '../../contract.ts'
import { hours, monthName } from '../../rules/format.ts'
import type { MonthStep } from '../../rules/month.ts'
import { monthTexts } from '../../words/months.ts'
import { isReady } from './is-ready.ts'

/**
 * The dialog with the month of one person: who submitted, approved and closed it, its figures, its unsolved problems, and the button for
 * the next step.
 */
export function PersonDialog(props: {
  one: PersonMonth
  isBusy: boolean
  onStep: (step: MonthStep, one: PersonMonth, note?: string) => void
  onClose: () => void
}) {
  const t = useTexts(monthTexts)
  const locale = useLocale()
  const { user, clock, branches } = useStaff()
  const { one } = props
  const [note, setNote] = useState<string>()
  const [error, setError] = useState('')
  const remind = useAction(monthEndpoints.remind, { refresh: [monthEndpoints.list] })
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const moment = (at: string) => formatMomentInText(Date.parse(at), clock.now(), zone, locale)
  const days = (value: number) =>
    t.details.days(new Intl.NumberFormat(locale === 'de' ? 'de-AT' : 'en-GB').format(value))
  const { figures } = one
  const facts: [string, string][] = [
    ...(one.submittedAt
      ? [[t.submittedBy, t.facts(one.submittedByName, moment(one.submittedAt))] as [string, string]]
      : []),
    ...(one.approvedAt
      ? [[t.approvedBy, t.facts(one.approvedByName, moment(one.approvedAt))] as [string, string]]
      : []),
    ...(one.closedAt ? [[t.closedBy, t.facts(one.closedByName, moment(one.closedAt))] as [string, string]] : []),
    [t.details.night, hours(figures.night)],
    [t.details.sunday, hours(figures.sunday)],
    [t.details.holiday, hours(figures.holiday)],
    [t.details.leave, days(figures.leave)],
    [t.details.sick, days(figures.sick)],
  ]
  const take = (step: MonthStep, text?: string) => {
    props.onStep(step, one, text)
    setNote(undefined)
  }
  return (
    <Modal opened onClose={props.onClose} title={`${one.name}, ${monthName(one.month, locale)}`}>
      <div className="m-time-tracking col">
        {one.problems.map((problem) => (
          <p className="ban new" key={problem}>
            {t.problems[problem]}
          </p>
        ))}
        {one.note ? <p className="ban idle">{t.returned(one.note)}</p> : null}
        <dl className="tt-facts card">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {error ? (
          <p className="errm" role="alert">
            {error}
          </p>
        ) : null}
        {note === undefined ? (
          <div className="dlg-ft">
            <span className="row sm">
              <IconDownload size={16} aria-hidden />
              {t.formats.sheet}
              {sheetFormats.map((format) => (
                <a
                  key={format}
                  download
                  aria-label={`${t.formats.sheet} ${format.toUpperCase()}`}
                  href={`/api/time-sheets/${one.month}/${one.user}${format === 'csv' ? '' : `/${format}`}`}
                >
                  {format.toUpperCase()}
                </a>
              ))}
            </span>
            <span className="sp" />
            {one.user === user.id ? <p className="mut">{t.ownRecord}</p> : null}
            {one.state === 'open' && one.user !== user.id ? (
              <Button
                loading={remind.isPending}
                onClick={() =>
                  remind.mutate(
                    { params: { month: one.month, user: one.user } },
                    { onError: (failure) => setError(failureText(failure, t.stepFailed)) },
                  )
                }
              >
                {one.remindedAt ? t.remindedAt(moment(one.remindedAt)) : t.remind}
              </Button>
            ) : null}
            {isReady(one, 'return', user.id) ? <Button onClick={() => setNote('')}>{t.giveBack}</Button> : null}
            {(['submit', 'approve'] as const).map((step) =>
              isReady(one, step, user.id) ? (
                <Button key={step} variant="filled" disabled={props.isBusy} onClick={() => take(step)}>
                  {t[step]}
                </Button>
              ) : null,
            )}
          </div>
        ) : (
          <Form className="col" onSubmit={() => take('return', note)}>
            <Textarea
              label={t.note}
              required
              data-autofocus
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <DialogFoot back={t.cancel} onBack={() => setNote(undefined)}>
              <Button size="lg" type="submit" variant="filled" disabled={note.trim().length < 3}>
                {t.giveBackNow}
              </Button>
            </DialogFoot>
          </Form>
        )}
      </div>
    </Modal>
  )
}
