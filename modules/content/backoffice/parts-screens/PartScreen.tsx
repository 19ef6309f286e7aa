import '#ui/backoffice/crud/crud.css'
import '../builder/builder.css'
import { menuTexts } from '../../words/menus.ts'
import { contentTitles } from '../../words/titles.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useParams } from 'react-router'
import { contentEndpoints } from '../../contract.ts'
import { PartBuilder } from './PartBuilder.tsx'

/** The screen /bausteine/{id}, on which one reusable part is edited. The editor is shown only after the draft has been fetched again. */
export default function PartScreen() {
  const { id = '' } = useParams()
  const t = useTexts(menuTexts)
  const titles = useTexts(contentTitles)
  const opened = useCall(contentEndpoints.blocks.draft, { params: { id } }, { isFresh: true })
  if (opened.isError)
    return <FailedState error={opened.error} title={t.part.loadFailed} retry={() => void opened.refetch()} />
  if (!opened.data || !opened.isFetchedAfterMount) return <LoadingState label={titles.parts} />
  return <PartBuilder key={id} opened={opened.data.value} />
}
