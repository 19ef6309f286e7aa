import { outboxTexts } from '../words/outbox.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { type Icon, IconAlertCircle, IconCircleCheck, IconClock, IconEye } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Message } from '../contract.ts'

const looks: Readonly<Record<Message['state'], { tone: string; icon: Icon }>> = {
  queued: { tone: 'new', icon: IconClock },
  sent: { tone: 'ok', icon: IconCircleCheck },
  shown: { tone: '', icon: IconEye },
  failed: { tone: 'alarm', icon: IconAlertCircle },
}

/** Shows the state of a mail with text, icon and colour. */
export function StateBadge({ state }: { state: Message['state'] }) {
  const t = useTexts(outboxTexts)
  const { tone, icon: Picture } = looks[state]
  return (
    <span className={`bdg ${tone}`} title={t.stateHelp[state]}>
      <Picture className="i" aria-hidden />
      {t.states[state]}
    </span>
  )
}

/** A list of mails, newest first. Each mail is a link that opens it. */
export function MessageList({
  messages,
  current,
  query,
}: {
  messages: readonly Message[]
  current: string | undefined
  query: string
}) {
  const locale = useLocale()
  const now = useNow(60_000)
  const zone = deviceZone()
  return (
    <ul className="mails">
      {messages.map((message) => (
        <li key={message.id} className={message.id === current ? 'cur' : ''}>
          <Link to={`/ausgang/${message.id}${query}`} aria-current={message.id === current ? 'true' : undefined}>
            <span className="row">
              <b className="el">{message.to}</b>
              <span className="sp" />
              <span className="mut sm nw">{formatListed(Date.parse(message.createdAt), now, zone, locale)}</span>
            </span>
            <span className="row">
              <span className="el t2">{message.subject}</span>
              <span className="sp" />
              <StateBadge state={message.state} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
