import { orderingTitles } from '#modules/ordering/words/titles.ts'
import { entryTexts } from '../../words/entry.ts'
import { storeTitles } from '../../words/titles.ts'
import { storeEndpoints } from '../../contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useCaller } from '#modules/ordering/backoffice/parts/caller.ts'
import { TakeOrderTabs } from '#modules/ordering/backoffice/parts/TakeOrderTabs.tsx'
import { useTakeOrders } from '#modules/ordering/backoffice/parts/use-take-orders.ts'
import { EntryForm } from './EntryForm.tsx'
import './entry.css'

/** The page on which staff enter an order that a guest places by phone or at the counter. It can be used with the keyboard alone. */
export default function EntryScreen() {
  const t = useTexts(entryTexts)
  const titles = useTexts(storeTitles)
  const ordering = useTexts(orderingTitles)
  const { branches, branchId } = useStaff()
  const kitchens = branches.filter((one) => one.kind === 'orders')
  // The chosen branch is part of the address, so that a reload shows the same branch with its stored order.
  const [query, setQuery] = useSearchParams()
  const caller = useCaller()
  const chosen = kitchens.find(({ identifier }) => identifier === query.get('standort'))?.id
  const [round, setRound] = useState(0)
  const branch = kitchens.find((one) => one.id === (chosen ?? branchId)) ?? kitchens[0]
  const store = useCall(
    storeEndpoints.storefront,
    { params: { branch: branch?.identifier ?? '' } },
    { enabled: branch !== undefined },
  )
  const [other] = useTakeOrders()
  // The business has no branch that takes food orders. If another module has a page for taking orders, for example rides, that page is
  // opened.
  if (!branch && other) return <Navigate to={other.to} replace />
  if (!branch) return <EmptyState icon={IconToolsKitchen2} isPage title={t.none} text={t.noneText} />
  return (
    <>
      <PageHead title={titles.entry} crumbs={[{ label: ordering.board, to: '/bestellungen' }]}>
        {kitchens.length > 1 ? (
          <NativeSelect
            aria-label={t.branch}
            value={branch.identifier}
            onChange={(event) => setQuery({ standort: event.currentTarget.value }, { replace: true, state: caller })}
            data={kitchens.map(({ identifier, name }) => ({ value: identifier, label: name }))}
          />
        ) : null}
        <TakeOrderTabs />
      </PageHead>
      {store.data?.value.branch.id === branch.id ? (
        <EntryForm
          key={`${branch.id} ${round}`}
          store={store.data.value}
          onStale={() => void store.refetch()}
          onRestart={() => setRound(round + 1)}
        />
      ) : store.isError ? (
        <FailedState error={store.error} title={t.failed} retry={() => void store.refetch()} />
      ) : (
        <LoadingState label={t.loading} />
      )}
    </>
  )
}
