import '#ui/backoffice/crud/crud.css'
import '../builder/builder.css'
import './menus.css'
import { menuTexts } from '../../words/menus.ts'
import { builderTexts } from '../../words/builder.ts'
import { contentTitles } from '../../words/titles.ts'
import { callKey, failureText, must, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconPlus, IconSitemap } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { contentEndpoints, type DocumentLine } from '../../contract.ts'
import { menuIdentifier, type MenuPlace, menuPlaces } from '../../rules/menu-edit.ts'
import { MenuEditor } from './MenuEditor.tsx'

type Language = 'de' | 'en'

/** The screen /navigation, on which the menus of the site are edited in both languages. The query chooses the menu: ?menue=footer&sprache=en. */
export default function MenusScreen() {
  const t = useTexts(menuTexts)
  const titles = useTexts(contentTitles)
  const { website } = useTexts(builderTexts)
  const [query] = useSearchParams()
  const locale: Language = query.get('sprache') === 'en' ? 'en' : 'de'
  const place = menuPlaces.find((one) => one === query.get('menue')) ?? 'header'
  const menus = useCall(contentEndpoints.navigations.overview)
  const line = menus.data?.value.find(({ name }) => name === menuIdentifier(place, locale))
  const languages = <Languages locale={locale} place={place} />
  const tabs = <Tabs locale={locale} place={place} />
  if (line && line.state !== 'trashed')
    return <OpenedMenu key={line.id} {...{ line, locale, place, languages, tabs }} all={menus.data?.value ?? []} />
  return (
    <div className="m-content content">
      <PageHead title={titles.menus} crumbs={[{ label: website }]} badges={languages} />
      {tabs}
      {menus.isPending ? <LoadingState label={titles.menus} /> : null}
      {menus.isError ? (
        <FailedState error={menus.error} title={t.loadFailed} retry={() => void menus.refetch()} />
      ) : null}
      {menus.isSuccess ? <NoMenu place={place} locale={locale} trashed={line} /> : null}
    </div>
  )
}

interface OpenedProps {
  line: DocumentLine
  all: readonly DocumentLine[]
  locale: Language
  place: MenuPlace
  languages: ReactNode
  tabs: ReactNode
}

function OpenedMenu({ line, ...props }: OpenedProps) {
  const t = useTexts(menuTexts)
  const titles = useTexts(contentTitles)
  const opened = useCall(contentEndpoints.navigations.draft, { params: { id: line.id } }, { isFresh: true })
  if (opened.isError)
    return <FailedState error={opened.error} title={t.loadFailed} retry={() => void opened.refetch()} />
  // The draft may still be in the cache from an earlier visit and be out of date. The editor is shown only after the draft has been fetched again.
  if (!opened.data || !opened.isFetchedAfterMount) return <LoadingState label={titles.menus} />
  return <MenuEditor opened={opened.data.value} {...props} />
}

const addressOf = (place: MenuPlace, locale: Language): string => `/navigation?menue=${place}&sprache=${locale}`

function Languages({ locale, place }: { locale: Language; place: MenuPlace }) {
  const t = useTexts(builderTexts).language
  return (
    <div className="seg lang" role="group">
      {(['de', 'en'] as const).map((one) => (
        <Link key={one} to={addressOf(place, one)} aria-current={one === locale || undefined} title={t[one]}>
          {one.toUpperCase()}
        </Link>
      ))}
    </div>
  )
}

function Tabs({ locale, place }: { locale: Language; place: MenuPlace }) {
  const t = useTexts(menuTexts)
  const titles = useTexts(contentTitles)
  return (
    <nav className="tabs" style={{ margin: '0 20px 10px' }} aria-label={titles.menus}>
      {menuPlaces.map((one) => (
        <Link key={one} to={addressOf(one, locale)} aria-current={one === place ? 'page' : undefined}>
          {t.places[one]}
        </Link>
      ))}
      <Link to="/weiterleitungen">{t.redirects}</Link>
    </nav>
  )
}

/**
 * Shown if the menu does not exist in this language. The button creates it. If the menu is in the trash, the button restores it instead,
 * because the menu in the trash still has the identifier that a new menu would need.
 */
function NoMenu(props: { place: MenuPlace; locale: Language; trashed: DocumentLine | undefined }) {
  const { locale, place, trashed } = props
  const t = useTexts(menuTexts)
  const api = useApi()
  const queries = useQueryClient()
  const make = async () => {
    const { create, overview, recover } = contentEndpoints.navigations
    try {
      if (trashed) await must(api, recover, { params: { id: trashed.id }, body: {} })
      else await must(api, create, { body: { identifier: menuIdentifier(place, locale), items: [], isPublic: false } })
      await queries.invalidateQueries({ queryKey: callKey(overview) })
    } catch (error) {
      notify(failureText(error, t.loadFailed), 'failed')
    }
  }
  return (
    <EmptyState icon={IconSitemap} title={t.noneTitle} text={t.noneText[place]}>
      <Button
        variant="filled"
        leftSection={<IconPlus className="i" stroke={1.75} aria-hidden />}
        onClick={() => void make()}
      >
        {t.make}
      </Button>
    </EmptyState>
  )
}
