import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { useCaller } from '#modules/ordering/backoffice/parts/caller.ts'
import { TakeOrderTabs } from '#modules/ordering/backoffice/parts/TakeOrderTabs.tsx'
import { orderingTitles } from '#modules/ordering/words/titles.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
import { IconSteeringWheel } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import { bookingTitles } from '../../words/titles.ts'
import { useReturnOf } from './return-of.ts'
import { RideEntryForm } from './RideEntryForm.tsx'
import './ride-entry.css'

const all = { query: { pageSize: 500 } } as const

/** The screen on which staff enter a ride for a guest who calls. */
export default function RideEntryScreen() {
  const t = useTexts(rideEntryTexts)
  const titles = useTexts(bookingTitles)
  const ordering = useTexts(orderingTitles)
  const { branches, branchId } = useStaff()
  const offering = branches.filter(({ kind }) => kind === 'rides')
  // The chosen branch is stored in the address, so that after a reload the restored ride is still for the same branch.
  const [query, setQuery] = useSearchParams()
  const caller = useCaller()
  const chosen = offering.find(({ identifier }) => identifier === query.get('standort'))
  const { id, identifier } = chosen ?? offering.find((one) => one.id === branchId) ?? offering[0] ?? {}
  const [round, setRound] = useState(0)
  const branch = useCall(branchesEndpoints.get, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  const products = useCall(catalogueEndpoints.products.list, all)
  const categories = useCall(catalogueEndpoints.categories.list, all)
  const returnId = useReturnOf()
  const there = useCall(orderingEndpoints.get, { params: { id: returnId ?? '' } }, { enabled: returnId !== undefined })
  if (id === undefined) return <EmptyState icon={IconSteeringWheel} isPage title={t.none} text={t.noneText} />
  if (there.isError)
    return <FailedState error={there.error} title={t.returnFailed} retry={() => void there.refetch()} />
  if (returnId !== undefined && !there.data) return <LoadingState label={t.returnLoading} />
  const failed = [branch, products, categories].find(({ isError }) => isError)
  const vehicles = products.data?.value.filter((one) => one.type === 'vehicle' && one.isEnabled && one.isPublic)
  return (
    <>
      <PageHead title={titles.rideEntry} crumbs={[{ label: ordering.board, to: '/bestellungen' }]}>
        {offering.length > 1 ? (
          <NativeSelect
            aria-label={t.branch}
            value={identifier}
            onChange={(event) => setQuery({ standort: event.currentTarget.value }, { replace: true, state: caller })}
            data={offering.map((one) => ({ value: one.identifier, label: one.name }))}
          />
        ) : null}
        <TakeOrderTabs />
      </PageHead>
      {branch.data?.value.id === id && vehicles && categories.data ? (
        <RideEntryForm
          key={`${id} ${returnId ?? ''} ${round}`}
          branch={branch.data.value}
          vehicles={vehicles}
          categories={categories.data.value}
          returnOf={there.data?.value}
          onRestart={() => setRound(round + 1)}
        />
      ) : failed ? (
        <FailedState error={failed.error} title={t.failed} retry={() => void failed.refetch()} />
      ) : (
        <LoadingState label={t.loading} />
      )}
    </>
  )
}
