import { Button } from '@mantine/core'
import { IconCalendarEvent, IconCopy, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { type CalendarFeed, feedEndpoints as calls } from '../contract.ts'
import { feedTexts } from '../words/feeds.ts'
import { FeedDialog } from './FeedDialog.tsx'

/** A calendar that was just created. Its secret address is shown only now and cannot be read again later. */
export interface MadeFeed {
  name: string
  url: string
}

/** Lists the calendars of rides, with a button that creates another one. */
export function FeedsCard() {
  const t = useTexts(feedTexts)
  const found = useCall(calls.list)
  const products = useCall(catalogueEndpoints.products.list, { query: { pageSize: 500 } })
  const vehicles = products.data?.value.filter(({ type }) => type === 'vehicle') ?? []
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeFeed>()
  const all = found.data?.value ?? []
  return (
    <section className="card" aria-labelledby="feeds-title">
      <div className="hd">
        <h2 id="feeds-title">{t.title}</h2>
        <span className="cnt">{all.length}</span>
        <span className="sp" />
        <Button leftSection={<IconPlus className="i" aria-hidden />} onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      </div>
      {made ? <Made {...made} /> : null}
      {found.isError ? (
        <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <LoadingState label={t.title} rows={2} />
      ) : all.length === 0 ? (
        <EmptyState icon={IconCalendarEvent} title={t.emptyTitle} text={t.emptyText} />
      ) : (
        <ul>
          {all.map((one) => (
            <OneFeed key={one.id} feed={one} vehicles={vehicles} />
          ))}
        </ul>
      )}
      {isAdding ? <FeedDialog vehicles={vehicles} onMade={setMade} onClose={() => setAdding(false)} /> : null}
    </section>
  )
}

function Made({ name, url }: MadeFeed) {
  const t = useTexts(feedTexts)
  return (
    <div className="made" role="status">
      <b className="row">
        <IconCalendarEvent className="i" aria-hidden />
        {t.made(name)}
      </b>
      <div className="row w">
        <code>{url}</code>
        <Button
          leftSection={<IconCopy className="i" aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(url).then(() => notify(t.copied))}
        >
          {t.copy}
        </Button>
      </div>
      <span className="sm t2">{t.once}</span>
    </div>
  )
}

function OneFeed({ feed, vehicles }: { feed: CalendarFeed; vehicles: readonly { id: string; name: string }[] }) {
  const t = useTexts(feedTexts)
  const { locale, branches } = useStaff()
  const now = useNow(60_000)
  const revoke = useAction(calls.revoke, { refresh: [calls.list] })
  const [isSure, setSure] = useState(false)
  const nameIn = (list: readonly { id: string; name: string }[], id: string | null, all: string) =>
    id === null ? all : (list.find((one) => one.id === id)?.name ?? t.gone)
  const used = feed.lastUsedAt && formatListed(Date.parse(feed.lastUsedAt), now, deviceZone(), locale)
  const end = () =>
    isSure
      ? revoke.mutate(
          { params: { id: feed.id } },
          {
            onSuccess: () => notify(t.revoked(feed.name)),
            onError: (error) => notify(failureText(error, t.failed), 'failed'),
          },
        )
      : setSure(true)
  return (
    <li>
      <div className="row w">
        <b>{feed.name}</b>
        <span className="sp" />
        <span className="sm mut">{used ? t.used(used) : t.never}</span>
        <Button
          size="xs"
          variant="danger-subtle"
          loading={revoke.isPending}
          onClick={end}
          onBlur={() => setSure(false)}
        >
          {isSure ? t.revokeSure : t.revoke}
        </Button>
      </div>
      <div className="row w sm t2">
        <span className="scope">{nameIn(vehicles, feed.vehicle, t.allVehicles)}</span>
        <span>{nameIn(branches, feed.branch, t.allBranches)}</span>
        <span className="xs mut">{t.by(feed.createdBy)}</span>
      </div>
    </li>
  )
}
