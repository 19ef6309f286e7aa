import { formatTime } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { TopBanner } from '#ui/backoffice/TopBanner.tsx'
import { Tooltip } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { frameTexts } from '../../../words/frame.ts'
import { useOrderFeed } from './OrderFeed.tsx'

const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The badge in the top bar that shows how current the orders are. Live: the server sends changes at once. Polling: the orders are loaded at
 * intervals. Offline: the bar below says how old the data is (`OfflineBar`).
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
    <Tooltip label={hint}>
      <span className={`live ${look}`} role="status">
        {state.kind === 'offline' ? <IconWifiOff size={16} aria-hidden /> : <span className="dot" />}
        {label}
      </span>
    </Tooltip>
  )
}

/** The bar that is shown while the server cannot be reached. It explains why all action buttons are disabled. */
export function OfflineBar() {
  const t = useTexts(frameTexts).live
  const { live: state } = useOrderFeed()
  if (state.kind !== 'offline') return null
  return (
    <TopBanner role="alert" isUrgent>
      <IconWifiOff className="i" aria-hidden />
      <span>{t.locked(formatTime(state.since, zone()))}</span>
    </TopBanner>
  )
}
