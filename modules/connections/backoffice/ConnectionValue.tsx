import { IconAlertCircle, IconCircleCheck, IconLock } from '@tabler/icons-react'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { ConnectionFieldView, ConnectionView } from '../contract.ts'
import { connectionsTexts } from '../words/screen.ts'

/** Shows the result of the last test of a connection, or that it was not tested yet. */
export function LastAnswer({ connection: { test, source } }: { connection: ConnectionView }) {
  const t = useTexts(connectionsTexts)
  const when = useWhen()
  if (!test) return <p className="sm t2">{source === 'none' || source === 'unreadable' ? '' : t.untestedText}</p>
  return (
    <>
      {test.ok ? <IconCircleCheck className="i tick" aria-hidden /> : <IconAlertCircle className="i" aria-hidden />}
      <p role="status" className="sm">
        <span className="b">{test.answer}</span>
        <br />
        {t.testedAt(when(test.at))}
      </p>
    </>
  )
}

/** Shows one setting of a connection. The value of a secret is not shown, only that it is set. */
export function Value({ field }: { field: ConnectionFieldView }) {
  const t = useTexts(connectionsTexts)
  const when = useWhen()
  const chosen = field.choices.find(({ value }) => value === field.value)
  return (
    <>
      <dt>{field.label}</dt>
      <dd>
        {!field.isSet ? (
          <span className="t2">{t.notSet}</span>
        ) : field.isSecret ? (
          <>
            <span className="key">
              <IconLock className="i" aria-hidden />
              <span aria-hidden>••••••••</span>
              <span className="sr">{t.isSet}</span>
            </span>
            {field.setAt ? <span className="sm t2">{t.since(when(field.setAt), field.setBy ?? '')}</span> : null}
          </>
        ) : (
          (chosen?.label ?? field.value)
        )}
      </dd>
    </>
  )
}

/** Returns a function that formats an instant for staff, in the time zone of this device. */
function useWhen(): (at: string) => string {
  const { locale } = useStaff()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (at) => formatMomentInText(Date.parse(at), Date.now(), zone, locale)
}
