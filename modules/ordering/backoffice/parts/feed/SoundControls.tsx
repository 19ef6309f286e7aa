import { frameTexts } from '../../../words/frame.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { TopBadge } from '#ui/backoffice/TopBadge.tsx'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconBell, IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { boardRoles } from '../roles.ts'
import { useMatch } from 'react-router'
import { useOrderFeed } from './OrderFeed.tsx'

/**
 * The menu for the alarm sound in the top bar: mute for a minute, play a test sound, or switch the sound on or off. While the sound is off
 * or muted, the icon is crossed out. Shown only to users who may use the order board (`boardRoles`). While the browser blocks the sound, the
 * board has an amber button here that unblocks it. The place is as wide as this button on every screen, so that nothing moves when the first
 * click has unblocked the sound.
 */
export function SoundButton() {
  const t = useTexts(frameTexts).alarm
  const { user } = useStaff()
  const { sound } = useOrderFeed()
  const isOnBoard = useMatch('/bestellungen/:id?') !== null
  if (!hasRole(user, boardRoles)) return null
  const isAsked = isOnBoard && sound.isOn && sound.isBlocked
  const label = !sound.isOn
    ? t.off
    : sound.mutedSeconds > 0
      ? t.muted(sound.mutedSeconds)
      : sound.isBlocked
        ? t.blocked
        : t.on
  const Picture = !sound.isOn || sound.mutedSeconds > 0 ? IconVolumeOff : sound.isBlocked ? IconVolume2 : IconVolume
  if (isAsked)
    return (
      <TopBadge isShort>
        <StartButton />
      </TopBadge>
    )
  return (
    <TopBadge isShort>
      <Menu position="bottom-end" width={290}>
        <Menu.Target>
          <ActionIcon aria-label={label} title={label} style={sound.isOn ? undefined : { color: 'var(--alarm-t)' }}>
            <Picture size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{label}</Menu.Label>
          <Menu.Item leftSection={<IconVolumeOff className="i" />} rightSection={<kbd>M</kbd>} onClick={sound.mute}>
            {t.mute}
          </Menu.Item>
          <Menu.Item leftSection={<IconBell className="i" />} closeMenuOnClick={false} onClick={sound.test}>
            {t.testText}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={sound.isOn ? <IconVolumeOff className="i" /> : <IconVolume className="i" />}
            onClick={() => sound.setOn(!sound.isOn)}
          >
            {sound.isOn ? t.turnOff : t.turnOn}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </TopBadge>
  )
}

/** The button that unblocks the sound. When it disappears while it has the focus, the menu that takes its place gets the focus. */
function StartButton() {
  const t = useTexts(frameTexts).alarm
  const { sound } = useOrderFeed()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const place = button.current?.parentElement
    return () => {
      if (!place?.contains(document.activeElement)) return
      requestAnimationFrame(() => place.querySelector('button')?.focus({ preventScroll: true }))
    }
  }, [])
  return (
    <Button ref={button} classNames={{ root: 'btn ask' }} title={`${t.enableText} ${t.enableWhy}`} onClick={sound.test}>
      {t.enableShort}
    </Button>
  )
}

/** The sound setting in the user menu; a click switches the sound on or off. */
export function SoundMenuItem() {
  const t = useTexts(frameTexts).alarm
  const { user } = useStaff()
  const { sound } = useOrderFeed()
  if (!hasRole(user, boardRoles)) return null
  return (
    <Menu.Item
      closeMenuOnClick={false}
      leftSection={<IconVolume className="i" />}
      rightSection={<span className="xs mut">{sound.isOn ? t.on : t.off}</span>}
      onClick={() => sound.setOn(!sound.isOn)}
    >
      {t.sound}
    </Menu.Item>
  )
}

/**
 * Button that mutes the alarm sound for 60 s. During this time it shows the remaining seconds. If the head of the column has little room,
 * the button shows only its icon (board.css).
 */
export function MuteButton() {
  const t = useTexts(frameTexts).alarm
  const { sound } = useOrderFeed()
  const text = sound.mutedSeconds > 0 ? t.muted(sound.mutedSeconds) : t.mute
  const Picture = sound.mutedSeconds > 0 ? IconVolumeOff : IconVolume
  return (
    <Button
      size="xs"
      className="mute"
      title={text}
      leftSection={<Picture size={18} stroke={1.75} aria-hidden />}
      onClick={sound.mute}
    >
      <span className="tx">{text}</span>
    </Button>
  )
}
