import { outboxTexts } from '../words/outbox.ts'
import { messagingTitles } from '../words/titles.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatMoment } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowLeft, IconPaperclip, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { messagingEndpoints } from '../contract.ts'
import { StateBadge } from './MessageList.tsx'
import { withNonce } from './with-nonce.ts'

const refresh = [messagingEndpoints.list, messagingEndpoints.get]

/**
 * Shows one mail as it was sent: its headers, its HTML in a frame that runs no scripts, its plain text and its attachments. If sending has
 * failed, a button sends the mail again.
 */
export function MessageView({ id, query }: { id: string; query: string }) {
  const t = useTexts(outboxTexts)
  const titles = useTexts(messagingTitles)
  const locale = useLocale()
  const now = useNow(60_000)
  const found = useCall(messagingEndpoints.get, { params: { id } })
  const retry = useAction(messagingEndpoints.retry, { refresh })
  const [view, setView] = useState('html')
  if (found.error) return <FailedState error={found.error} title={t.oneFailed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={titles.outbox} />
  const message = found.data.value
  const zone = deviceZone()
  const when = (at: string) => formatMoment(Date.parse(at), now, zone, locale)
  return (
    <article className="mail">
      <header className="col" style={{ gap: 10 }}>
        <div>
          <Button
            component={Link}
            to={`/ausgang${query}`}
            size="xs"
            variant="subtle"
            className="to-list"
            leftSection={<IconArrowLeft className="i" aria-hidden />}
          >
            {t.back}
          </Button>
        </div>
        <div className="row w">
          <h2>{message.subject}</h2>
          <span className="sp" />
          <StateBadge state={message.state} />
        </div>
        <dl className="kv sm">
          <dt>{t.to}</dt>
          <dd>{message.to}</dd>
          <dt>{t.written}</dt>
          <dd>{when(message.createdAt)}</dd>
          {message.sentAt ? (
            <>
              <dt>{t.sent}</dt>
              <dd>
                {when(message.sentAt)} · {t.attempts(message.attempts)}
              </dd>
            </>
          ) : null}
          {message.orderId ? (
            <>
              <dt>{t.order}</dt>
              <dd>
                <Link to={`/verlauf/${message.orderId}`}>{message.orderUid ?? message.orderId}</Link>
              </dd>
            </>
          ) : null}
        </dl>
        {message.state === 'failed' || (message.state === 'queued' && message.lastError) ? (
          <Banner tone={message.state === 'failed' ? 'alarm' : 'new'} title={t.stateHelp[message.state]}>
            <p>
              {t.lastError}: {message.lastError} ({t.attempts(message.attempts)})
            </p>
            <Button
              size="xs"
              mt={6}
              loading={retry.isPending}
              leftSection={<IconRefresh className="i" stroke={1.75} aria-hidden />}
              onClick={() =>
                retry.mutate(
                  { params: { id } },
                  {
                    onSuccess: () => notify(t.retried),
                    onError: (error) => notify(failureText(error, t.retryFailed), 'failed'),
                  },
                )
              }
            >
              {t.retry}
            </Button>
          </Banner>
        ) : message.state === 'shown' ? (
          <p className="hint">{t.stateHelp.shown}</p>
        ) : null}
        <div className="row w">
          <SegmentedControl
            aria-label={t.view}
            data={[
              { value: 'html', label: t.html },
              { value: 'text', label: t.text },
            ]}
            value={view}
            onChange={setView}
          />
          <span className="sp" />
          {message.attachments.map((file) => (
            <Button
              key={file.filename}
              size="xs"
              aria-label={t.download(file.filename)}
              leftSection={<IconPaperclip className="i" stroke={1.75} aria-hidden />}
              onClick={() => save(file)}
            >
              {file.filename}
            </Button>
          ))}
        </div>
      </header>
      {view === 'html' ? (
        <iframe className="mailframe" title={t.preview(message.subject)} sandbox="" srcDoc={withNonce(message.html)} />
      ) : (
        <pre className="mailtext">{message.text}</pre>
      )}
    </article>
  )
}

/** Downloads an attachment. The page itself never opens it. */
function save(file: { filename: string; contentType: string; content: string }): void {
  const address = URL.createObjectURL(new Blob([file.content], { type: file.contentType }))
  const link = document.createElement('a')
  link.href = address
  link.download = file.filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
