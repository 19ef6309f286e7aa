import { defaultZone } from '#kernel/time.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatLongDay, formatTime } from '#ui/backoffice/format.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button } from '@mantine/core'
import { IconPrinter, IconSteeringWheel, IconWifiOff } from '@tabler/icons-react'
import { todaysRidesTexts } from '../../words/todays-rides.ts'
import { bookingTitles } from '../../words/titles.ts'
import { RideRow } from './RideRow.tsx'
import './todays-rides.css'

/** The list is loaded again every 60 s, because drivers have no stream of changes. */
const REFRESH_MS = 60_000

/**
 * The screen for drivers with today's accepted rides. They can read and print the list, call a guest, and open directions
 * (docs/rules/back-office.md, Today's rides).
 */
export default function TodaysRidesScreen() {
  const t = useTexts(todaysRidesTexts)
  const titles = useTexts(bookingTitles)
  const { branches, branchId, locale } = useStaff()
  const now = useNow(30_000)
  const zone = (branches.find(({ id }) => id === branchId) ?? branches.find(({ kind }) => kind === 'rides'))?.timeZone
  const rides = useCall(
    orderingEndpoints.todaysRides,
    { query: branchId === undefined ? {} : { branch: branchId } },
    { refetchInterval: REFRESH_MS },
  )
  const listed = rides.data?.value
  const open = listed?.filter(({ state }) => state !== 'completed') ?? []
  const over = listed?.filter(({ state }) => state === 'completed') ?? []
  const next = open.find(({ state }) => state === 'confirmed')
  return (
    <>
      <PageHead
        title={titles.todaysRides}
        badges={listed && listed.length > 0 ? <span className="bdg">{t.count(open.length)}</span> : null}
      >
        {listed && listed.length > 0 ? (
          <Button
            leftSection={<IconPrinter className="i" stroke={1.75} aria-hidden />}
            onClick={() => globalThis.print()}
          >
            {t.print}
          </Button>
        ) : null}
      </PageHead>
      <div className="m-booking today page scroll">
        <p className="mut">{formatLongDay(now, zone ?? defaultZone, locale)}</p>
        {listed && rides.isError ? (
          <Banner tone="new" icon={IconWifiOff}>
            {t.old(formatTime(rides.dataUpdatedAt, zone ?? defaultZone))}
          </Banner>
        ) : null}
        {listed === undefined ? (
          rides.isError ? (
            <FailedState error={rides.error} title={t.failed} retry={() => void rides.refetch()} />
          ) : (
            <LoadingState label={t.loading} />
          )
        ) : listed.length === 0 ? (
          <EmptyState icon={IconSteeringWheel} title={t.none} text={t.noneText} />
        ) : null}
        {open.length > 0 ? (
          <ol className="rides">
            {open.map((ride) => (
              <RideRow key={ride.id} ride={ride} isNext={ride === next} />
            ))}
          </ol>
        ) : null}
        {over.length > 0 ? (
          <section aria-labelledby="rides-over">
            <h2 id="rides-over">
              {t.over} <span className="mut">{over.length}</span>
            </h2>
            <ol className="rides over">
              {over.map((ride) => (
                <RideRow key={ride.id} ride={ride} isNext={false} />
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </>
  )
}
