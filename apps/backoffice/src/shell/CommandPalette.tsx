import { type Locale, locales } from '#contract/locale.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import type { Command } from '#ui/backoffice/palette.ts'
import { usePreference } from '#ui/backoffice/preferences.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Modal, useMantineColorScheme } from '@mantine/core'
import { IconLanguage, IconLogout, IconSearch, IconSunMoon } from '@tabler/icons-react'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommands } from '../composition.tsx'
import type { Placed } from './places.ts'
import { useSignOut } from './PersonMenu.tsx'
import { find, placeEntry } from './palette.ts'
import './palette.css'

/** Stores the last search text, so that the command palette shows it when it is opened again. */
const QueryContext = createContext<{ query: string; setQuery: (query: string) => void }>({
  query: '',
  setQuery: () => {},
})
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState('')
  const value = useMemo(() => ({ query, setQuery }), [query])
  return <QueryContext value={value}>{children}</QueryContext>
}

export function CommandPalette({
  opened,
  onClose,
  places,
}: {
  opened: boolean
  onClose: () => void
  places: readonly Placed[]
}) {
  const t = useTexts(backofficeTexts)
  return (
    <Modal.Root opened={opened} onClose={onClose} size={640} yOffset={84} centered={false}>
      <Modal.Overlay backgroundOpacity={0.46} color="#080e0a" />
      <Modal.Content radius={14} aria-label={t.palette.label}>
        {opened ? <Finder onClose={onClose} places={places} /> : null}
      </Modal.Content>
    </Modal.Root>
  )
}

function Finder({ onClose, places }: { onClose: () => void; places: readonly Placed[] }) {
  const t = useTexts(backofficeTexts)
  const { query, setQuery } = useContext(QueryContext)
  const [at, setAt] = useState(0)
  const hits = find(useHits(places, query), query)
  const chosen = hits[Math.min(at, hits.length - 1)]
  const chosenId = chosen?.id
  useEffect(() => {
    document.querySelector(`#hit-${CSS.escape(chosenId ?? '')}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  const run = (hit: Command | undefined) => {
    if (!hit) return
    onClose()
    setQuery('')
    hit.run()
  }
  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setAt((now) => (Math.min(now, hits.length - 1) + step + hits.length) % Math.max(1, hits.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      run(chosen)
    }
  }
  return (
    <div className="pal">
      <div className="q">
        <IconSearch size={22} aria-hidden />
        <input
          data-autofocus
          // The last search text is selected, so that typing replaces it.
          onFocus={(event) => event.currentTarget.select()}
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-hits"
          aria-activedescendant={chosen ? `hit-${chosen.id}` : undefined}
          aria-label={t.palette.label}
          placeholder={t.palette.placeholder}
          value={query}
          onKeyDown={onKey}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setAt(0)
          }}
        />
        <button type="button" className="plain" onClick={onClose} aria-label={`${t.shell.close}, Esc`}>
          <kbd>Esc</kbd>
        </button>
      </div>
      <div className="ls" role="listbox" id="palette-hits" aria-label={t.palette.results}>
        {hits.map((hit, index) => (
          <div key={hit.id} role="presentation">
            {hits[index - 1]?.group === hit.group ? null : (
              <div className="mh" role="presentation">
                {hit.group}
              </div>
            )}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled at the combobox */}
            <div
              className="mi"
              role="option"
              id={`hit-${hit.id}`}
              tabIndex={-1}
              aria-selected={hit === chosen}
              onClick={() => run(hit)}
              onPointerMove={() => setAt(index)}
            >
              <hit.icon className="i" stroke={1.75} aria-hidden />
              <span className="el">
                <b>{hit.label}</b>
                {hit.words ? ` · ${hit.words}` : ''}
              </span>
              {hit.detail ? <span className="mut sm nw">{hit.detail}</span> : null}
              <span className="end">
                {hit === chosen ? <kbd>↵</kbd> : hit.keys?.map((key) => <kbd key={key}>{key.toUpperCase()}</kbd>)}
              </span>
            </div>
          </div>
        ))}
        {hits.length === 0 ? (
          <p className="t2" style={{ padding: 14 }}>
            {t.palette.none(query)}
          </p>
        ) : null}
      </div>
      <div className="ft">
        <span>↑↓ {t.palette.choose}</span>
        <span>↵ {t.palette.open}</span>
        <span className="sp" />
        <span className="hide-phone">{t.palette.hint}</span>
      </div>
    </div>
  )
}

/** All entries that the command palette can find: entries of modules, screens and commands. */
function useHits(places: readonly Placed[], query: string): Command[] {
  const t = useTexts(backofficeTexts)
  const { locale } = useStaff()
  const offered = useCommands(query)
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme()
  const [, setLocale] = usePreference<Locale>('locale', locales, locale)
  const signOut = useSignOut()
  const command = (id: string, label: string, icon: Command['icon'], run: () => void): Command => ({
    id,
    label,
    icon,
    run,
    kind: 'command',
    group: t.palette.commands,
  })
  const isCommand = ({ kind }: Command) => kind === 'command'
  return [
    ...offered.filter((one) => !isCommand(one)),
    ...places.map((place) => placeEntry(place, { locale, group: t.palette.goTo, go: (to) => void navigate(to) })),
    // Commands come after the screens. For the search text 'best', the first result is therefore the screen 'Bestellungen', and the command
    // 'Bestellung aufnehmen' is below it.
    ...offered.filter(isCommand),
    ...(['auto', 'light', 'dark'] as const).map((scheme) =>
      command(`theme-${scheme}`, `${t.person.theme}: ${t.person.themes[scheme]}`, IconSunMoon, () =>
        setColorScheme(scheme),
      ),
    ),
    ...locales.map((one) =>
      command(`locale-${one}`, `${t.person.language}: ${t.person.languages[one]}`, IconLanguage, () => setLocale(one)),
    ),
    command('logout', t.person.logout, IconLogout, () => void signOut()),
  ]
}
