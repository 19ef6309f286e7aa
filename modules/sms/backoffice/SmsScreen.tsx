import { SearchBox } from '#ui/backoffice/crud/list/SearchBox.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { admins } from '#contract/roles.ts'
import { Button } from '@mantine/core'
import { IconDeviceMobileMessage, IconFilterOff } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { smsEndpoints } from '../contract.ts'
import { type SmsState, smsStates } from '../rules/states.ts'
import { smsTexts } from '../words/sms.ts'
import { smsTitles } from '../words/titles.ts'
import { OptOuts } from './OptOuts.tsx'
import { SmsList } from './SmsList.tsx'
import './sms.css'

const PAGE_SIZE = 50

/** The page 'SMS': all SMS with their states, and for administrators the phone numbers that must not get SMS. */
export default function SmsScreen() {
  const t = useTexts(smsTexts)
  const titles = useTexts(smsTitles)
  const { user } = useStaff()
  const [search, setSearch] = useState('')
  const [state, setState] = useState<SmsState>()
  const [page, setPage] = useState(1)
  const box = useRef<HTMLInputElement>(null)
  const query = { page, pageSize: PAGE_SIZE, ...(search ? { search } : {}), ...(state ? { state } : {}) }
  const found = useCall(smsEndpoints.list, { query }, { keepPrevious: true, refetchInterval: 10_000 })
  const total = found.data?.meta?.total ?? 0
  const isFiltered = search !== '' || state !== undefined
  const filter = (next: { search?: string; state?: SmsState | undefined }): void => {
    if (next.search !== undefined) setSearch(next.search)
    if ('state' in next) setState(next.state)
    setPage(1)
  }
  return (
    <>
      <PageHead title={titles.sms} crumbs={[{ label: t.settings }]} />
      <div className="m-sms screen">
        <SearchBox
          box={box}
          value={search}
          label={t.search}
          onChange={(text) => filter({ search: text.trim() })}
          onLeave={() => box.current?.blur()}
        />
        <div className="row w" role="group" aria-label={t.filter}>
          {[undefined, ...smsStates].map((one) => (
            <button
              key={one ?? ''}
              type="button"
              className="chip"
              aria-pressed={state === one}
              onClick={() => filter({ state: one })}
            >
              {one ? t.states[one] : t.all}
            </button>
          ))}
        </div>
        {found.error ? (
          <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <LoadingState label={titles.sms} />
        ) : total === 0 ? (
          <EmptyState
            icon={IconDeviceMobileMessage}
            title={isFiltered ? t.noneTitle : t.emptyTitle}
            text={isFiltered ? t.noneText : t.emptyText}
          >
            {isFiltered ? (
              <Button
                leftSection={<IconFilterOff className="i" aria-hidden />}
                onClick={() => filter({ search: '', state: undefined })}
              >
                {t.lift}
              </Button>
            ) : null}
          </EmptyState>
        ) : (
          <SmsList all={found.data.value} />
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
        {hasRole(user, admins) ? <OptOuts /> : null}
      </div>
    </>
  )
}
