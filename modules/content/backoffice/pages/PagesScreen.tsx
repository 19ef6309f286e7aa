import { FindInput } from '#ui/backoffice/FindInput.tsx'
import '#ui/backoffice/crud/crud.css'
import '../builder/builder.css'
import { builderTexts } from '../../words/builder.ts'
import { contentTitles } from '../../words/titles.ts'
import { callKey, must, useCall } from '#ui/backoffice/calls.ts'
import { includesFolded } from '#ui/backoffice/match.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconFileSearch, IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { contentEndpoints, type DocumentLine } from '../../contract.ts'
import { CreatePage } from './CreatePage.tsx'
import { pagePairs } from './page-pairs.ts'
import { PageRows } from './PageRows.tsx'

type View = 'all' | 'drafts' | 'trash'

const inView = (page: DocumentLine, view: View): boolean => {
  if (view === 'trash') return page.state === 'trashed'
  if (page.state === 'trashed') return false
  return view === 'all' || page.state !== 'live' || page.plan !== null
}

/** The screen /seiten, which lists all pages. A page and its translation share one row. */
export default function PagesScreen() {
  const t = useTexts(builderTexts)
  const titles = useTexts(contentTitles)
  const api = useApi()
  const queries = useQueryClient()
  const pages = useCall(contentEndpoints.sites.overview)
  const [view, setView] = useState<View>('all')
  const [search, setSearch] = useState('')
  const [isNew, setIsNew] = useState(false)
  const find = useRef<HTMLInputElement>(null)
  useShortcuts([
    { keys: ['n'], label: t.list.create, group: titles.pages, run: () => setIsNew(true) },
    { keys: ['/'], label: t.list.search, group: titles.pages, run: () => find.current?.focus() },
  ])
  const all = pages.data?.value ?? []
  // The toolbar that staff see on the website links to this screen with ?adresse=<address of the page>. The editor of that page is then opened.
  const [query] = useSearchParams()
  const asked = all.find((page) => page.state !== 'trashed' && `/${page.locale}/${page.path}` === query.get('adresse'))
  if (asked) return <Navigate to={`/seiten/${asked.id}`} replace />
  const count = (one: View): number => pagePairs(all.filter((page) => inView(page, one))).length
  const shown = pagePairs(
    all.filter((page) => inView(page, view) && includesFolded(`${page.name} /${page.locale}/${page.path}`, search)),
  )
  const recover = async (id: string) => {
    await must(api, contentEndpoints.sites.recover, { params: { id }, body: {} })
    await queries.invalidateQueries({ queryKey: callKey(contentEndpoints.sites.overview) })
  }
  return (
    <div className="m-content content">
      <PageHead title={titles.pages} crumbs={[{ label: t.website }]}>
        <Button
          variant="filled"
          leftSection={<IconPlus className="i" stroke={1.75} aria-hidden />}
          onClick={() => setIsNew(true)}
        >
          {t.list.create}
        </Button>
      </PageHead>
      <div className="tabs" role="tablist" style={{ margin: '0 20px 10px' }}>
        {(['all', 'drafts', 'trash'] as const).map((one) => (
          <button type="button" role="tab" key={one} aria-selected={view === one} onClick={() => setView(one)}>
            {t.list[one]} {pages.isSuccess ? <span className="cnt">{count(one)}</span> : null}
          </button>
        ))}
      </div>
      <div className="tools">
        <FindInput ref={find} label={t.list.search} value={search} onFind={setSearch} />
        <span className="mut sm">{pages.isSuccess ? t.list.count(shown.length) : null}</span>
      </div>
      <div className="scroll">
        <div className="page">
          {pages.isPending ? <LoadingState label={titles.pages} /> : null}
          {pages.isError ? (
            <FailedState error={pages.error} title={t.loadFailed} retry={() => void pages.refetch()} />
          ) : null}
          {pages.isSuccess && shown.length === 0 ? (
            view === 'trash' && search === '' ? (
              <EmptyState icon={IconTrash} title={t.list.trashEmpty} text={t.list.trashText} />
            ) : (
              <EmptyState icon={IconFileSearch} title={t.list.noneTitle} text={t.list.noneText}>
                <Button onClick={() => setSearch('')}>{t.list.clear}</Button>
              </EmptyState>
            )
          ) : null}
          {shown.length > 0 ? <PageRows pairs={shown} onRecover={(id) => void recover(id)} /> : null}
        </div>
      </div>
      {isNew ? <CreatePage onClose={() => setIsNew(false)} /> : null}
    </div>
  )
}
