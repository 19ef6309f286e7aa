import { backofficeTexts } from '#i18n/backoffice.ts'
import { Button } from '@mantine/core'
import { type Icon, IconCloudOff, IconLock, IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { onlineManager } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { CallFailed, failureText } from './calls.ts'
import { formatTime } from './format.ts'
import { useTexts } from './staff.tsx'

/** Shown if there is no content: a picture, a heading, a sentence, and the next possible action. */
export function EmptyState(props: {
  icon: Icon
  title: string
  text?: ReactNode
  children?: ReactNode
  isPage?: boolean
}) {
  return (
    <div className="empty">
      <span className="em">
        <props.icon className="i" stroke={1.75} aria-hidden />
      </span>
      {props.isPage ? <h1>{props.title}</h1> : <b>{props.title}</b>}
      {props.text ? <p className="t2">{props.text}</p> : null}
      {props.children ? <div className="row w">{props.children}</div> : null}
    </div>
  )
}

/**
 * The state after a failed load: what failed, the time, the id of the request if the server was reached, and a button to try again. If the
 * user lacks the right, only this reason is shown.
 */
export function FailedState({ error, title, retry }: { error: unknown; title: string; retry: () => void }) {
  const t = useTexts(backofficeTexts).states
  const [at] = useState(() => formatTime(Date.now(), new Intl.DateTimeFormat().resolvedOptions().timeZone))
  const failed = error instanceof CallFailed ? error : undefined
  if (failed?.status === 403)
    return <EmptyState icon={IconLock} title={t.forbidden} text={failureText(error, t.forbiddenText)} />
  if (failed?.status === 0) {
    return (
      <EmptyState icon={IconWifiOff} title={title} text={t.noAnswer(at)}>
        <Button leftSection={<IconRefresh className="i" aria-hidden />} onClick={retry}>
          {t.retry}
        </Button>
      </EmptyState>
    )
  }
  const { reference } = failed ?? {}
  return (
    <EmptyState
      icon={IconCloudOff}
      title={title}
      text={
        <>
          {failureText(error, t.unknown)} {t.when(at, reference ?? '')}
        </>
      }
    >
      <Button variant="filled" leftSection={<IconRefresh className="i" aria-hidden />} onClick={retry}>
        {t.retry}
      </Button>
      {reference ? (
        <Button variant="subtle" onClick={() => void navigator.clipboard.writeText(reference)}>
          {t.copyReference}
        </Button>
      ) : null}
    </EmptyState>
  )
}

/**
 * The state of a loading list: empty for 300 ms, then placeholder rows of the real height, after 8 s also a sentence. Without a connection
 * another sentence is shown at once, because the call waits for the connection. Whole pages never show a spinner.
 */
export function LoadingState({ label, rows = 6 }: { label: string; rows?: number }) {
  const t = useTexts(backofficeTexts).states
  const isOnline = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  )
  const [waited, setWaited] = useState<'short' | 'skeleton' | 'long'>('short')
  useEffect(() => {
    const timers = [setTimeout(() => setWaited('skeleton'), 300), setTimeout(() => setWaited('long'), 8000)]
    return () => timers.forEach(clearTimeout)
  }, [])
  if (waited === 'short') return <div role="status" aria-busy="true" />
  return (
    <div className="col" style={{ gap: 18, padding: 16 }} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div className="row" style={{ gap: 14, height: 22 }} key={row}>
          <span className="sk" style={{ width: 18, height: 18 }} />
          <span className="sk" style={{ width: 54 + ((row * 37) % 60), height: 20 }} />
          <span className="sk" style={{ flex: 1 }} />
          <span className="sk" style={{ width: 40 }} />
        </div>
      ))}
      {isOnline ? waited === 'long' ? <p className="t2">{t.slow}</p> : null : <p className="t2">{t.offline}</p>}
    </div>
  )
}
