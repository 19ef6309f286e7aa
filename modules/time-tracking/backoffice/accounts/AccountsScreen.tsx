import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { OutputOf } from '#contract/endpoint.ts'
import { NativeSelect } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { requestEndpoints } from '../../contract.ts'
import { accountTexts } from '../../words/accounts.ts'
import { timeTrackingTitles } from '../../words/titles.ts'
import { TimeTabs } from '../roster/WeekHead.tsx'
import { AccountHistory } from './AccountHistory.tsx'
import { Ledger } from './Ledger.tsx'
import { LeaveYears } from './LeaveYears.tsx'
import '../time.css'

export type Account = OutputOf<typeof requestEndpoints.account>
export interface AccountOwner {
  readonly user: string
  readonly name: string
}

/** The page with the time account, the leave years and the corrections of one person. A list selects the person. */
export default function AccountsScreen() {
  const t = useTexts(accountTexts)
  const titles = useTexts(timeTrackingTitles)
  const [params, setParams] = useSearchParams()
  const people = useCall(requestEndpoints.holidayBalances, { query: {} })
  const list = people.data?.value ?? []
  const owner = list.find(({ user }) => user === params.get('person')) ?? list[0]
  return (
    <>
      <PageHead title={titles.accounts}>
        <TimeTabs />
      </PageHead>
      {people.isError ? (
        <FailedState error={people.error} title={t.failed} retry={() => void people.refetch()} />
      ) : !people.data ? (
        <LoadingState label={titles.accounts} />
      ) : !owner ? (
        <EmptyState icon={IconScale} title={t.empty} text={t.emptyText} />
      ) : (
        <div className="m-time-tracking tt-accounts">
          <NativeSelect
            aria-label={t.person}
            value={owner.user}
            data={list.map(({ user, name }) => ({ value: user, label: name }))}
            onChange={(event) => setParams({ person: event.currentTarget.value })}
          />
          <PersonAccount key={owner.user} owner={owner} />
        </div>
      )}
    </>
  )
}

function PersonAccount({ owner }: { owner: AccountOwner }) {
  const t = useTexts(accountTexts)
  const found = useCall(requestEndpoints.account, { params: { user: owner.user } })
  if (found.isError) return <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={t.account} />
  return (
    <div className="tt-ledger">
      <Ledger owner={owner} account={found.data.value} />
      <LeaveYears owner={owner} account={found.data.value} />
      <AccountHistory owner={owner} />
    </div>
  )
}
