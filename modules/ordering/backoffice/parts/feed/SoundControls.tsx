import { frameTexts } from '../../../words/frame.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconBell, IconVolume, IconVolume2, IconVolumeOff } from '@tabler/icons-react'
import { boardRoles } from '../roles.ts'
import { useMatch } from 'react-router'
import { useOrderFeed } from './OrderFeed.tsx'

/**
 * The menu for the alarm sound in the top bar: mute for a minute, play a test sound, or switch the sound on or off. While the sound is off
 * or muted, the icon is crossed out. Shown only to users who may use the order board (`boardRoles`). On the board of a phone, this place
 * has a button that unblocks the sound if the browser blocks it. A bar below the top bar (as on larger screens) would push the first order
 * down.
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
  return (
    <Menu position="bottom-end" width={290}>
      {isAsked ? (
        <Button classNames={{ root: 'btn ask only-phone' }} title={t.enableText} onClick={sound.test}>
          {t.enableShort}
        </Button>
      ) : null}
      <Menu.Target>
        <ActionIcon
          className={isAsked ? 'hide-phone' : undefined}
          aria-label={label}
          title={label}
          style={sound.isOn ? undefined : { color: 'var(--alarm-t)' }}
        >
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
