import { boardTexts } from '#modules/ordering/words/board.ts'
import { entryTexts } from '../../words/entry.ts'
import { storeEndpoints } from '../../contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { TakeOrderTabs } from '#modules/ordering/backoffice/parts/TakeOrderTabs.tsx'
import { useTakeOrders } from '#modules/ordering/backoffice/parts/use-take-orders.ts'
import { EntryForm } from './EntryForm.tsx'
import './entry.css'

/** An order by phone or at the counter, taken by keyboard in one go. */
export default function EntryScreen() {
  const t = useTexts(entryTexts)
  const board = useTexts(boardTexts)
  const { branches, branchId } = useStaff()
  const kitchens = branches.filter((one) => one.kind === 'orders')
  const [chosen, setChosen] = useState<string>()
  const branch = kitchens.find((one) => one.id === (chosen ?? branchId)) ?? kitchens[0]
  const store = useCall(
    storeEndpoints.storefront,
    { params: { branch: branch?.identifier ?? '' } },
    { enabled: branch !== undefined },
  )
  const [other] = useTakeOrders()
  // A business that only drives never reads of kitchens.
  if (!branch && other) return <Navigate to={other.to} replace />
  if (!branch) return <EmptyState icon={IconToolsKitchen2} isPage title={t.none} text={t.noneText} />
  return (
    <>
      <PageHead title={t.title} crumbs={[{ label: board.board.title, to: '/bestellungen' }]}>
        {kitchens.length > 1 ? (
          <NativeSelect
            aria-label={t.branch}
            value={branch.id}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={kitchens.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <TakeOrderTabs />
      </PageHead>
      {store.data?.value.branch.id === branch.id ? (
        <EntryForm key={branch.id} store={store.data.value} onStale={() => void store.refetch()} />
      ) : store.isError ? (
        <FailedState error={store.error} title={t.failed} retry={() => void store.refetch()} />
      ) : (
        <LoadingState label={t.loading} />
      )}
    </>
  )
}
