import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import type { CallFailed } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SignageTabs } from './SignageTabs.tsx'
import './signage.css'

interface Props<T> {
  title: string
  failed: string
  empty: { icon: Icon; title: string; text: string }
  found: { data: { value: readonly T[] } | undefined; error: CallFailed | null; refetch: () => unknown }
  create: ReactNode
  children: (records: readonly T[]) => ReactNode
}

/** The layout that the pages of programs, segments and scenes have in common: title, tabs, and the list with its states (loading, failed, empty). */
export function RecordsScreen<T>({ title, failed, empty, found, create, children }: Props<T>) {
  return (
    <>
      <PageHead title={title}>
        <SignageTabs />
        {create}
      </PageHead>
      <div className="m-signage screen">
        {found.error ? (
          <FailedState error={found.error} title={failed} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <LoadingState label={title} />
        ) : found.data.value.length === 0 ? (
          <EmptyState icon={empty.icon} title={empty.title} text={empty.text}>
            {create}
          </EmptyState>
        ) : (
          children(found.data.value)
        )}
      </div>
    </>
  )
}
