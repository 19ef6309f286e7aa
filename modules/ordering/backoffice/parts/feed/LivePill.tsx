import { formatTime } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { TopBadge } from '#ui/backoffice/TopBadge.tsx'
import { Tooltip } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { frameTexts } from '../../../words/frame.ts'
import { useOrderFeed } from './OrderFeed.tsx'

const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The badge in the top bar that shows how current the orders are. Live: the server sends changes at once. Polling: the orders are loaded at
 * intervals. Offline: it says how old the data is, and when the buttons work again. Its place in the top bar is kept for this text, so that
 * nothing moves when the connection is lost or comes back. On a phone the second sentence is only read aloud, and shown after a tap.
 */
export function LivePill() {
  const t = useTexts(frameTexts).live
  const { live: state } = useOrderFeed()
  const [look, label, hint] = {
    connecting: ['idle', t.connecting, t.connecting],
    live: ['', t.live, t.liveText],
    polling: ['poll', t.polling, t.pollingText],
    offline: ['off', t.offline, t.offlineText],
  }[state.kind]
  return (
    <TopBadge>
      <Tooltip label={hint} events={{ hover: true, focus: false, touch: true }}>
        {state.kind === 'offline' ? (
          <span key="offline" className={`live ${look}`} role="alert">
            <IconWifiOff className="i" aria-hidden />
            <span>
              <b>{label}</b> <span className="nw">{t.asOf(formatTime(state.since, zone()))}</span>{' '}
              <span className="why">{t.locked}</span>
            </span>
          </span>
        ) : (
          <span className={`live ${look}`} role="status">
            <span className="dot" />
            {label}
          </span>
        )}
      </Tooltip>
    </TopBadge>
  )
}
