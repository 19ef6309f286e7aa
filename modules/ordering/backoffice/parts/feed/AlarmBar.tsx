import { frameTexts } from '../../../words/frame.ts'
import { formatWait } from '#ui/backoffice/format.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { TopBanner } from '#ui/backoffice/TopBanner.tsx'
import { useNowAs } from '#ui/backoffice/use-now.ts'
import { Button } from '@mantine/core'
import { IconBellRinging, IconVolumeOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useMatch } from 'react-router'
import { useOrdersTime } from '../changes.ts'
import { urgencyOf, waitsFrom } from '../columns.ts'
import { useTakeOrderKey } from '../use-take-order-key.ts'
import { waitsForStaff } from '../waits-for-staff.ts'
import { useOrderFeed } from './OrderFeed.tsx'

/**
 * The bar under the top bar that reports new orders on every screen: amber, or red if an order is escalated or missed. It never takes the
 * focus. The board does not show it, because its cards already show the orders. The count is also in the window's title.
 */
export function AlarmBar() {
  const t = useTexts(frameTexts)
  const { orders, sound } = useOrderFeed()
  const isOnBoard = useMatch('/bestellungen/:id?') !== null
  const now = useOrdersTime(orders)
  const waiting = orders.filter((order) => waitsForStaff(order, now))
  const oldest = Math.min(...waiting.map(waitsFrom))
  const age = useNowAs((at) => (isOnBoard || waiting.length === 0 ? '' : formatWait(at - oldest)))
  useTitleCount(waiting.length)
  useTakeOrderKey()
  useShortcuts([{ keys: ['m'], label: t.shortcuts.mute, group: t.shortcuts.group, run: sound.mute }])
  if (isOnBoard || waiting.length === 0) return null
  const urgencies = waiting.map((order) => urgencyOf(order, now))
  // An order stays escalated or missed when somebody opens it, because nobody has decided about it.
  const missed = urgencies.filter(({ isMissed }) => isMissed).length
  const isEscalated = urgencies.some((one) => one.isEscalated)
  return (
    <TopBanner role="status" isUrgent={missed > 0 || isEscalated}>
      <IconBellRinging className="i" aria-hidden />
      <span>
        {missed > 0
          ? t.alarm.waitingMissed(waiting.length, missed, age)
          : (isEscalated ? t.alarm.waitingEscalated : t.alarm.waiting)(waiting.length, age)}
      </span>
      <span className="sp" />
      <Button component={Link} to="/bestellungen" size="xs">
        {t.alarm.see}
      </Button>
      <Button
        size="xs"
        classNames={{ root: 'btn gh' }}
        aria-label={sound.mutedSeconds > 0 ? t.alarm.muted(sound.mutedSeconds) : t.alarm.mute}
        leftSection={<IconVolumeOff size={18} aria-hidden />}
        onClick={sound.mute}
      >
        <span className="hide-phone">{sound.mutedSeconds > 0 ? t.alarm.muted(sound.mutedSeconds) : t.alarm.mute}</span>
      </Button>
    </TopBanner>
  )
}

/** Writes '(3) Bestellungen · Servus' into the window's title, also when another screen sets the title. The window's icon gets a dot. */
function useTitleCount(count: number) {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(/^\(\d+\) /, '')
      const wanted = count > 0 ? `(${count}) ${bare}` : bare
      if (document.title !== wanted) document.title = wanted
    }
    write()
    document.querySelector('link[rel=icon]')?.setAttribute('href', `/backend/favicon${count > 0 ? '-new' : ''}.svg`)
    const observer = new MutationObserver(write)
    const title = document.querySelector('title')
    if (title) observer.observe(title, { childList: true })
    return () => observer.disconnect()
  }, [count])
}
