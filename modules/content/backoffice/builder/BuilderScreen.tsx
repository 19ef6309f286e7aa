import '#ui/backoffice/crud/crud.css'
import './builder.css'
import { builderTexts } from '../../words/builder.ts'
import { contentTitles } from '../../words/titles.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useParams } from 'react-router'
import { contentEndpoints } from '../../contract.ts'
import { PageBuilder } from './PageBuilder.tsx'

/** The screen /seiten/{id}, on which one page is edited. It loads the draft and shows `PageBuilder`. */
export default function BuilderScreen() {
  const { id = '' } = useParams()
  const t = useTexts(builderTexts)
  const titles = useTexts(contentTitles)
  const opened = useCall(contentEndpoints.sites.draft, { params: { id } }, { isFresh: true })
  if (opened.isError)
    return <FailedState error={opened.error} title={t.openFailed} retry={() => void opened.refetch()} />
  // The draft may still be in the cache from an earlier visit and be out of date. The editor is shown only after the draft has been fetched again.
  if (!opened.data || !opened.isFetchedAfterMount) return <LoadingState label={titles.pages} />
  return <PageBuilder key={id} opened={opened.data.value} />
}
