import { ActionIcon, Button } from '@mantine/core'
import {
  type Icon,
  IconAlertCircle,
  IconBell,
  IconBook2,
  IconCircleCheck,
  IconClock,
  IconCreditCard,
  IconLock,
  IconMail,
  IconMap2,
  IconMessage,
  IconPencil,
  IconPlugConnectedX,
  IconSparkles,
} from '@tabler/icons-react'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { ConnectionFieldView, ConnectionView } from '../contract.ts'
import { connectionsTexts } from '../words/screen.ts'
import { type ConnectionLook, lookOf, toneOf } from './state.ts'

const pictures: Readonly<Record<ConnectionView['kind'], Icon>> = {
  mail: IconMail,
  payment: IconCreditCard,
  sms: IconMessage,
  push: IconBell,
  maps: IconMap2,
  ai: IconSparkles,
  accounting: IconBook2,
}

const badges: Readonly<Record<ConnectionLook, Icon>> = {
  connected: IconCircleCheck,
  refused: IconPlugConnectedX,
  untested: IconClock,
  none: IconPlugConnectedX,
  unreadable: IconAlertCircle,
}

/** What is set of a connection, and what its provider answered last. */
export function ConnectionCard(props: {
  connection: ConnectionView
  isTested: boolean
  onEdit: () => void
  onTest: () => void
}) {
  const t = useTexts(connectionsTexts)
  const { connection } = props
  const look = lookOf(connection)
  const [Picture, Badge] = [pictures[connection.kind], badges[look]]
  const shown = connection.fields.filter(({ isSet, isRequired }) => isSet || isRequired)
  const isEmpty = look === 'none' || look === 'unreadable'
  return (
    <section className="card conn" aria-label={`${connection.title} ${connection.provider}`}>
      <div className="chd">
        <span className="pic">
          <Picture className="i" stroke={1.75} aria-hidden />
        </span>
        <div>
          <h2>{connection.title}</h2>
          <span className="sm t2">{connection.provider}</span>
        </div>
        <span className={`bdg ${toneOf[look]}`}>
          <Badge className="i" aria-hidden />
          {t.states[look]}
        </span>
        <ActionIcon variant="subtle" aria-label={t.edit(connection.title)} onClick={props.onEdit}>
          <IconPencil className="i" aria-hidden />
        </ActionIcon>
      </div>
      {connection.source === 'own' ? (
        <dl className="vals">
          {shown.map((field) => (
            <Value key={field.name} field={field} />
          ))}
        </dl>
      ) : (
        <p className="vals t2" style={{ display: 'block' }}>
          {connection.source === 'environment'
            ? t.environmentText
            : look === 'unreadable'
              ? t.unreadableText
              : t.noneText}
        </p>
      )}
      <div className={`cft ${look === 'refused' ? 'alarm' : ''}`}>
        <LastAnswer connection={connection} />
        {isEmpty ? (
          <Button onClick={props.onEdit}>{t.setUp}</Button>
        ) : look === 'refused' && connection.source === 'own' ? (
          <>
            <Button variant="subtle" loading={props.isTested} onClick={props.onTest}>
              {t.test}
            </Button>
            <Button onClick={props.onEdit}>{t.replace}</Button>
          </>
        ) : (
          <Button loading={props.isTested} onClick={props.onTest}>
            {t.test}
          </Button>
        )}
      </div>
    </section>
  )
}

function LastAnswer({ connection: { test, source } }: { connection: ConnectionView }) {
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

function Value({ field }: { field: ConnectionFieldView }) {
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

/** Writes an instant as staff read it, in the zone of this device. */
function useWhen(): (at: string) => string {
  const { locale } = useStaff()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (at) => formatMomentInText(Date.parse(at), Date.now(), zone, locale)
}
