import { backofficeTexts } from '#i18n/backoffice.ts'
import { BannerArea } from '#ui/backoffice/BannerArea.tsx'
import { drawAll } from '#ui/backoffice/draw-all.ts'
import { onOff, usePreference } from '#ui/backoffice/preferences.ts'
import { ShortcutLayer, useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useEscapeFirst } from '#ui/backoffice/use-escape.ts'
import { IconSearch } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { matchPath, Outlet, useLocation, useNavigate } from 'react-router'
import { useComposition } from '../composition.tsx'
import { BranchSwitcher } from './BranchSwitcher.tsx'
import { CommandPalette, PaletteProvider } from './CommandPalette.tsx'
import { MorePlaces } from './MorePlaces.tsx'
import { Navigation, PhoneBar, usePlaces } from './Navigation.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'
import { useMedia } from '#ui/backoffice/use-media.ts'

/** The frame (navigation, top bar) of all screens that are not `bare`. */
export function Shell() {
  const [singleKeys] = usePreference('singleKeys', onOff, 'on')
  return (
    <ShortcutLayer singleKeys={singleKeys === 'on'}>
      <PaletteProvider>
        <Frame singleKeys={singleKeys === 'on'} />
      </PaletteProvider>
    </ShortcutLayer>
  )
}

function Frame({ singleKeys }: { singleKeys: boolean }) {
  const t = useTexts(backofficeTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { shopName } = useStaff()
  const { screens, topBar, banners } = useComposition()
  const places = usePlaces(screens)
  const [open, setOpen] = useState<'palette' | 'shortcuts' | 'person' | 'more'>()
  const isNarrow = useMedia('(max-width: 1100px)')
  const screen = screens.find((one) => matchPath(one.path, pathname))
  const isRail = Boolean(screen?.rail) || isNarrow
  useShortcuts([
    { keys: ['mod+k'], label: t.shortcuts.palette, group: t.shortcuts.general, run: () => setOpen('palette') },
    { keys: ['?'], label: t.shortcuts.sheet, group: t.shortcuts.general, run: () => setOpen('shortcuts') },
    ...places.flatMap((place) =>
      place.nav.keys
        ? [
            {
              keys: place.nav.keys,
              label: place.title(locale),
              group: t.shortcuts.goTo,
              leaves: true,
              run: () => void navigate(place.nav.to),
            },
          ]
        : [],
    ),
  ])
  const close = () => setOpen(undefined)
  const search = useCallback(() => setOpen('palette'), [])
  const more = useCallback(() => setOpen('more'), [])
  useEscapeFirst(open === undefined || open === 'person' ? undefined : close)
  const content = useContentFocus(screen?.path)
  return (
    <div className={`shell ${isRail ? 'rail' : ''}`}>
      <a
        className="skip"
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          content.current?.focus()
        }}
      >
        {t.shell.skip}
      </a>
      <Navigation places={places} isRail={isRail} />
      <div className="main">
        <header className="top no-print">
          <BranchSwitcher />
          <span className="sp" />
          <button type="button" className="find hide-phone" onClick={() => setOpen('palette')}>
            <IconSearch className="i" stroke={1.75} aria-hidden />
            <span className="el">{t.shell.find}</span>
            <span className="sp" />
            <kbd aria-hidden>{t.shell.mod}</kbd>
            <kbd aria-hidden>K</kbd>
          </button>
          <span className="sp hide-phone" />
          {drawAll(topBar, {})}
          <PersonMenu
            opened={open === 'person'}
            onChange={(opened) => setOpen(opened ? 'person' : undefined)}
            onShortcuts={() => setOpen('shortcuts')}
          />
        </header>
        <BannerArea screen={screen?.path ?? ''}>{drawAll(banners, {})}</BannerArea>
        <main
          className="content"
          id="content"
          tabIndex={-1}
          ref={content}
          aria-label={screen?.title(locale) ?? shopName}
        >
          <Outlet />
        </main>
        <PhoneBar places={places} onSearch={search} onMore={more} />
      </div>
      <CommandPalette opened={open === 'palette'} onClose={close} places={places} />
      <MorePlaces opened={open === 'more'} onClose={close} places={places} />
      <ShortcutSheet opened={open === 'shortcuts'} onClose={close} singleKeys={singleKeys} />
    </div>
  )
}

/** When another screen opens, its content gets the focus, as on a new page. */
function useContentFocus(path: string | undefined) {
  const content = useRef<HTMLElement>(null)
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) content.current?.focus({ preventScroll: true })
    before.current = path
  }, [path])
  return content
}
