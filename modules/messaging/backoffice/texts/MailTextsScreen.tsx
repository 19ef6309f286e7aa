import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { SegmentedControl } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { mailTextEndpoints as calls } from '../../contract/mail-texts.ts'
import { isBranchEvent, type TextEvent, textEvents } from '../../rules/routes.ts'
import { mailTextTexts } from '../../words/mail-texts.ts'
import { routesTexts } from '../../words/routes.ts'
import { messagingTitles } from '../../words/titles.ts'
import { MailEditor } from './MailEditor.tsx'
import './mail-texts.css'

/** The page 'Mailtexte', on which a brand changes subject, introduction and footer of each mail and sees a preview. */
export default function MailTextsScreen() {
  const t = useTexts(mailTextTexts)
  const titles = useTexts(messagingTitles)
  const names = useTexts(routesTexts)
  const found = useCall(calls.list)
  const [chosenKind, chooseKind] = useState<string>()
  const [event, choose] = useState<TextEvent>('received')
  const [language, setLanguage] = useState<'de' | 'en'>('de')
  if (found.error) return <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={titles.mailTexts} />
  const { kinds, mails } = found.data.value
  const kind = chosenKind ?? kinds[0]?.kind ?? ''
  const ofKind = mails.filter((one) => one.kind === kind)
  const mail =
    ofKind.find((one) => one.event === event && one.locale === language) ??
    ofKind.find((one) => one.event === event) ??
    ofKind[0]
  // Not every kind of order has all mails: rides are never ready for pickup.
  const listed = textEvents.filter((one) => ofKind.some((other) => other.event === one))
  const isOwn = (one: TextEvent) => ofKind.some((other) => other.event === one && other.version > 0)
  const group = (title: string, events: readonly TextEvent[]) => (
    <>
      <span className="over">{title}</span>
      {events.map((one) => (
        <button
          key={one}
          type="button"
          className={one === mail?.event ? 'pick on' : 'pick'}
          aria-pressed={one === mail?.event}
          onClick={() => choose(one)}
        >
          <span className="el">{names.events[one]}</span>
          {isOwn(one) ? <IconPencil size={16} stroke={1.75} aria-label={t.isOwn} /> : null}
        </button>
      ))}
    </>
  )
  return (
    <>
      <PageHead
        title={titles.mailTexts}
        crumbs={[{ label: t.settings }]}
        badges={
          <span className="bdg hide-phone">
            {t.own(ofKind.filter(({ version }) => version > 0).length, ofKind.length)}
          </span>
        }
      />
      <div className="m-messaging mailtexts">
        <nav className="list" aria-label={t.mails}>
          {kinds.length > 1 ? (
            <SegmentedControl
              fullWidth
              aria-label={t.kind}
              data={kinds.map(({ kind: value, label }) => ({ value, label }))}
              value={kind}
              onChange={chooseKind}
            />
          ) : null}
          {group(
            names.guests,
            listed.filter((one) => !isBranchEvent(one)),
          )}
          {group(names.house, listed.filter(isBranchEvent))}
        </nav>
        {mail ? (
          <MailEditor
            key={`${mail.kind} ${mail.event} ${mail.locale} ${mail.version}`}
            mail={mail}
            name={names.events[mail.event]}
            language={language}
            onLanguage={isBranchEvent(mail.event) ? undefined : setLanguage}
          />
        ) : null}
      </div>
    </>
  )
}
