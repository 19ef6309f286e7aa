import { type Locale, locales } from '#contract/locale.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { drawAll } from '#ui/backoffice/draw-all.ts'
import { initials } from '#ui/backoffice/format.ts'
import { forgetClipboards } from '#ui/backoffice/clipboard.ts'
import { forgetKeptInputs } from '#ui/backoffice/kept-input.ts'
import { onOff, usePreference } from '#ui/backoffice/preferences.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import {
  IconAlphabetLatin,
  IconExternalLink,
  IconHandFinger,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconSunMoon,
  IconUserShield,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useComposition } from '../composition.tsx'
import { forgetFirstCalls } from '../first-calls.ts'

const next = <T,>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length] as T
const schemes = ['auto', 'light', 'dark'] as const
const densities = ['compact', 'touch'] as const

/** Returns a function that ends the session on the server and then deletes the user's data in the page. */
export function useSignOut() {
  const { api } = useStaff()
  const { session } = useComposition()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await session.signOut(api)
    queries.clear()
    forgetFirstCalls()
    forgetKeptInputs()
    forgetClipboards()
    void navigate(session.signInPath, { replace: true })
  }
}

/**
 * The menu of the signed-in user: the account, sign-out, and settings of this device such as the language. Modules can add more settings.
 */
export function PersonMenu({
  opened,
  onChange,
  onShortcuts,
}: {
  opened: boolean
  onChange: (opened: boolean) => void
  onShortcuts: () => void
}) {
  const t = useTexts(backofficeTexts)
  const { user, locale, branches } = useStaff()
  const { personMenu, session } = useComposition()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [density, setDensity] = usePreference(
    'density',
    ['compact', 'touch'],
    document.documentElement.dataset['density'] === 'touch' ? 'touch' : 'compact',
  )
  const [, setLocale] = usePreference<Locale>('locale', locales, locale)
  const [singleKeys, setSingleKeys] = usePreference('singleKeys', onOff, 'on')
  const signOut = useSignOut()
  const roleNames = user.roles.map((role) => t.roles[role]).join(', ')
  const scope = user.roles.includes('ROLE_ADMIN') ? t.person.allBranches : t.person.branches(branches.length)
  return (
    <Menu opened={opened} onChange={onChange} width={290} position="bottom-end">
      <Menu.Target>
        {/* The accessible name contains the visible initials, because users of voice control say what they see. */}
        <ActionIcon>
          <span className="sr">{t.person.menu(user.name)} </span>
          <span className="av">{initials(user.name)}</span>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div className="row" style={{ padding: '8px 10px' }}>
          <span className="av" style={{ width: 36, height: 36 }}>
            {initials(user.name)}
          </span>
          <div style={{ minWidth: 0 }}>
            <b>{user.name}</b>
            <div className="xs mut">
              {roleNames} · {scope}
            </div>
          </div>
        </div>
        <Menu.Divider />
        <Item
          icon={<IconSunMoon className="i" />}
          end={t.person.themes[colorScheme]}
          onClick={() => setColorScheme(next(schemes, colorScheme))}
        >
          {t.person.theme}
        </Item>
        <Item
          icon={<IconHandFinger className="i" />}
          end={t.person.densities[density]}
          onClick={() => setDensity(next(densities, density))}
        >
          {t.person.density}
        </Item>
        <Item
          icon={<IconLanguage className="i" />}
          end={t.person.languages[locale]}
          onClick={() => setLocale(next(locales, locale))}
        >
          {t.person.language}
        </Item>
        {drawAll(personMenu, {})}
        <Item
          icon={<IconAlphabetLatin className="i" />}
          end={t.person[singleKeys]}
          onClick={() => setSingleKeys(singleKeys === 'on' ? 'off' : 'on')}
        >
          {t.person.singleKeys}
        </Item>
        <Menu.Item leftSection={<IconKeyboard className="i" />} rightSection={<kbd>?</kbd>} onClick={onShortcuts}>
          {t.person.shortcuts}
        </Menu.Item>
        <Menu.Item leftSection={<IconUserShield className="i" />} component={Link} to={session.accountPath}>
          {t.person.account}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconExternalLink className="i" />}
          component="a"
          href={locale === 'de' ? '/de/startseite' : '/en/home'}
          target="_blank"
          rel="noopener"
        >
          {t.person.site}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout className="i" />} onClick={() => void signOut()}>
          {t.person.logout}
        </Menu.Item>
        <Menu.Divider />
        <p className="xs mut" style={{ padding: '4px 10px' }}>
          {t.shell.version(import.meta.env.SERVUS_VERSION)}
        </p>
      </Menu.Dropdown>
    </Menu>
  )
}

/** A menu item for a setting. It shows the current value. A press changes the setting to its next value. */
function Item(props: { icon: ReactNode; end: string; onClick: () => void; children: string }) {
  return (
    <Menu.Item
      closeMenuOnClick={false}
      leftSection={props.icon}
      rightSection={
        <span className="xs mut" aria-live="polite">
          {props.end}
        </span>
      }
      onClick={props.onClick}
    >
      {props.children}
    </Menu.Item>
  )
}
