import { ActionIcon, Button } from '@mantine/core'
import {
  type Icon,
  IconAlertCircle,
  IconBell,
  IconBook2,
  IconCircleCheck,
  IconClock,
  IconCreditCard,
  IconMail,
  IconMap2,
  IconMessage,
  IconPencil,
  IconPlugConnectedX,
  IconSparkles,
} from '@tabler/icons-react'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { ConnectionView } from '../contract.ts'
import { connectionsTexts } from '../words/screen.ts'
import { LastAnswer, Value } from './ConnectionValue.tsx'
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

/** A card that shows the settings of one connection to an external service, and the result of its last test. */
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
