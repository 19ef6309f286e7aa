import { failureText, must } from '#ui/backoffice/calls.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EditedMail, mailTextEndpoints as calls } from '../../contract/mail-texts.ts'
import type { MailText } from '../../rules/mail-text.ts'
import { mailTextTexts } from '../../words/mail-texts.ts'
import { withNonce } from '../with-nonce.ts'

/**
 * A preview of the mail with the data of a recent order: as HTML in two widths, and as plain text. `text` is undefined while the entered
 * text is invalid, because no mail can be written from it.
 */
export function MailPreview({
  params,
  text,
}: {
  params: Pick<EditedMail, 'kind' | 'event' | 'locale'>
  text: MailText | undefined
}) {
  const t = useTexts(mailTextTexts)
  const api = useApi()
  const [view, setView] = useState('wide')
  const [settled] = useDebouncedValue(text, 400)
  const found = useQuery({
    queryKey: [calls.preview.id, params, settled],
    queryFn: async () => (await must(api, calls.preview, { params, body: { text: settled ?? emptyText } })).value,
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const mail = found.data
  return (
    <section className="stage" aria-label={t.preview}>
      <div className="row w">
        <SegmentedControl
          aria-label={t.view}
          data={[
            { value: 'wide', label: t.wide },
            { value: 'narrow', label: t.narrow },
            { value: 'plain', label: t.plain },
          ]}
          value={view}
          onChange={setView}
        />
        <span className="sp" />
        {mail?.order ? <span className="bdg">{t.order(mail.order)}</span> : null}
      </div>
      {found.error ? (
        <p className="hint" role="status">
          {failureText(found.error, t.previewFailed)}
        </p>
      ) : !mail ? null : mail.order === undefined ? (
        <p className="hint">{t.noOrder}</p>
      ) : (
        <>
          <p className="head">
            {t.subject} <b>{mail.subject}</b>
          </p>
          {view === 'plain' ? (
            <pre className="mailtext">{mail.text}</pre>
          ) : (
            <iframe
              className={view === 'narrow' ? 'mailframe narrow' : 'mailframe'}
              title={t.preview}
              sandbox=""
              srcDoc={withNonce(mail.html)}
            />
          )}
        </>
      )}
    </section>
  )
}

const emptyText: MailText = { subject: '', intro: '', footer: '' }
