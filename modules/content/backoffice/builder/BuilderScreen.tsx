import '#ui/backoffice/crud/crud.css'
import './builder.css'
import { builderTexts } from '../../words/builder.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useParams } from 'react-router'
import { contentEndpoints } from '../../contract.ts'
import { PageBuilder } from './PageBuilder.tsx'

/** /seiten/{id}: the site builder of one page. */
export default function BuilderScreen() {
  const { id = '' } = useParams()
  const t = useTexts(builderTexts)
  const opened = useCall(contentEndpoints.sites.draft, { params: { id } })
  if (opened.isError)
    return <FailedState error={opened.error} title={t.openFailed} retry={() => void opened.refetch()} />
  // The cached draft of an earlier visit may be out of date: the draft is read again before it is edited.
  if (!opened.data || !opened.isFetchedAfterMount) return <LoadingState label={t.pages} />
  return <PageBuilder key={id} opened={opened.data.value} />
}
