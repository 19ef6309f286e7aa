import { FindInput } from '#ui/backoffice/FindInput.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import type { OutputOf } from '#contract/endpoint.ts'
import { Button, NativeSelect } from '@mantine/core'
import { IconPhoto, IconPhotoSearch, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { mediaTitles } from '../../words/titles.ts'
import { BulkBar } from './BulkBar.tsx'
import { ImageGrid } from './ImageGrid.tsx'
import { SideList } from './SideList.tsx'
import { useImageList } from './use-image-list.ts'

/** The view of all pictures: a list of folders on the left, a search field and the pictures on the right. */
export function ImagesView({ counts }: { counts: OutputOf<typeof mediaEndpoints.imageCounts> | undefined }) {
  const t = useTexts(libraryTexts)
  const titles = useTexts(mediaTitles)
  const [query, setQuery] = useSearchParams()
  const view = query.get('ansicht')
  const list = useImageList(query)
  const { found, images, search, setSearch } = list
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const find = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: ['/'], label: t.search, group: titles.library, run: () => find.current?.focus() }])
  const isFiltered = search !== '' || query.size > 0
  const empty =
    view === 'trash' && search === '' ? (
      <EmptyState icon={IconTrash} title={t.views.trash} text={t.trashEmpty} />
    ) : isFiltered ? (
      <EmptyState icon={IconPhotoSearch} title={t.noneTitle} text={t.noneText}>
        <Button
          onClick={() => {
            setSearch('')
            setQuery({})
          }}
        >
          {t.clear}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState
        icon={IconPhoto}
        title={t.emptyTitle}
        text={
          <>
            {t.emptyText} {t.hint}
          </>
        }
      />
    )
  return (
    <div className="library">
      <SideList counts={counts} />
      <div className="col library-main">
        <div className="tools">
          <FindInput ref={find} label={t.search} value={search} onFind={setSearch} />
          <NativeSelect
            aria-label={t.sort}
            value={list.sort}
            onChange={(event) => list.setSort(event.currentTarget.value)}
            data={(['newest', 'name', 'largest'] as const).map((value) => ({ value, label: t.sorts[value] }))}
          />
          <span className="mut sm" role="status">
            {t.count(list.total)}
          </span>
          {chosen.size > 0 ? (
            <BulkBar
              images={images.filter(({ id }) => chosen.has(id))}
              folders={counts?.folders.map(({ name }) => name) ?? []}
              isTrash={view === 'trash'}
              onDone={() => setChosen(new Set())}
            />
          ) : null}
        </div>
        <div className="scroll">
          <div className="page">
            {found.isPending ? <LoadingState label={titles.images} /> : null}
            {found.isError ? (
              <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
            ) : null}
            {found.isSuccess && images.length === 0 ? empty : null}
            <ImageGrid
              images={images}
              list={list.address.search}
              chosen={chosen}
              onChoose={(id) => {
                const next = new Set(chosen)
                if (!next.delete(id)) next.add(id)
                setChosen(next)
              }}
            />
            {list.hasMore ? (
              <div className="row more">
                <Button onClick={list.more}>{t.more}</Button>
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  )
}
