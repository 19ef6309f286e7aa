import { SearchBox } from '#ui/backoffice/crud/list/SearchBox.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NativeSelect } from '@mantine/core'
import { IconFilterOff, IconStars } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { reviewEndpoints, spans } from '../contract.ts'
import { reviewTexts } from '../words/reviews.ts'
import { reviewsTitles } from '../words/titles.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { ReviewList } from './ReviewList.tsx'
import { Summary } from './Summary.tsx'
import './review-list.css'

const PAGE_SIZE = 25

interface Filter {
  search: string
  isWorst: boolean
  hasComment: boolean
  isOpen: boolean
}
const none: Filter = { search: '', isWorst: false, hasComment: false, isOpen: false }
const switches = ['isWorst', 'hasComment', 'isOpen'] as const

/** The screen 'Bewertungen': average ratings compared with the period before, the ratings of dishes, and a list of reviews with their answers. */
export default function ReviewsScreen() {
  const t = useTexts(reviewTexts)
  const titles = useTexts(reviewsTitles)
  const { branches } = useStaff()
  const [days, setDays] = useState<(typeof spans)[number]>(30)
  const [branch, setBranch] = useState('')
  const [filter, setFilter] = useState(none)
  const [page, setPage] = useState(1)
  const [answering, setAnswering] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const scope = { days, ...(branch ? { branch } : {}) }
  const query = {
    ...scope,
    page,
    pageSize: PAGE_SIZE,
    ...(filter.search ? { search: filter.search } : {}),
    ...(filter.isWorst ? { most: 3 } : {}),
    ...(filter.hasComment ? { hasComment: 'true' as const } : {}),
    ...(filter.isOpen ? { isAnswered: 'false' as const } : {}),
  }
  const summary = useCall(reviewEndpoints.summary, { query: scope }, { keepPrevious: true })
  const found = useCall(reviewEndpoints.list, { query }, { keepPrevious: true })
  const total = found.data?.meta?.total ?? 0
  const isFiltered = filter.search !== '' || switches.some((name) => filter[name])
  const change = (part: Partial<Filter>): void => {
    setFilter({ ...filter, ...part })
    setPage(1)
  }
  const labels = { isWorst: t.worst, hasComment: t.withComment, isOpen: t.open }
  const answered = found.data?.value.find(({ orderId }) => orderId === answering)
  return (
    <>
      <PageHead title={titles.reviews} crumbs={[{ label: t.reports }]} />
      <div className="m-reviews screen">
        <div className="row w">
          <div className="row w" role="group" aria-label={t.span}>
            {spans.map((one) => (
              <button
                key={one}
                type="button"
                className="chip"
                aria-pressed={days === one}
                onClick={() => {
                  setDays(one)
                  setPage(1)
                }}
              >
                {t.days[one]}
              </button>
            ))}
          </div>
          <span className="sp" />
          {branches.length > 1 ? (
            <NativeSelect
              aria-label={t.branch}
              value={branch}
              onChange={({ currentTarget }) => {
                setBranch(currentTarget.value)
                setPage(1)
              }}
              data={[
                { value: '', label: t.allBranches },
                ...branches.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          ) : null}
        </div>
        {summary.data ? <Summary summary={summary.data.value} /> : null}
        <SearchBox
          box={box}
          value={filter.search}
          label={t.search}
          onChange={(text) => change({ search: text.trim() })}
          onLeave={() => box.current?.blur()}
        />
        <div className="row w" role="group" aria-label={t.filter}>
          {switches.map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={filter[name]}
              onClick={() => change({ [name]: !filter[name] })}
            >
              {labels[name]}
            </button>
          ))}
        </div>
        {found.error ? (
          <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <LoadingState label={titles.reviews} />
        ) : total === 0 ? (
          <EmptyState
            icon={IconStars}
            title={isFiltered ? t.noneTitle : t.emptyTitle}
            text={isFiltered ? t.noneText : t.emptyText}
          >
            {isFiltered ? (
              <Button leftSection={<IconFilterOff className="i" aria-hidden />} onClick={() => change(none)}>
                {t.lift}
              </Button>
            ) : null}
          </EmptyState>
        ) : (
          <ReviewList all={found.data.value} onAnswer={setAnswering} />
        )}
        {total > PAGE_SIZE ? (
          <div className="row">
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t.previous}
            </Button>
            <Button disabled={page * PAGE_SIZE >= total} onClick={() => setPage(page + 1)}>
              {t.next}
            </Button>
          </div>
        ) : null}
      </div>
      {answered ? <AnswerDialog review={answered} onClose={() => setAnswering(undefined)} /> : null}
    </>
  )
}
