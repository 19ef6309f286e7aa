import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState } from '#ui/backoffice/States.tsx'
import { useFills } from '#ui/backoffice/slots.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useState } from 'react'
import { routesTexts } from '../words/routes.ts'
import { messagingTitles } from '../words/titles.ts'
import { branchMessagesSlot } from './parts/slots.ts'
import { RoutesTable } from './RoutesTable.tsx'
import './routes.css'

/**
 * The page 'Nachrichten' of a branch: a table in which staff choose for each event whether mail, SMS or push messages are sent. Below the
 * table are the message settings of other modules.
 */
export default function RoutesScreen() {
  const t = useTexts(routesTexts)
  const titles = useTexts(messagingTitles)
  const { branches, branchId } = useStaff()
  const parts = useFills(branchMessagesSlot)
  const [chosen, choose] = useState<string>()
  const shown = branches.find(({ id }) => id === (chosen ?? branchId)) ?? branches[0]
  return (
    <>
      <PageHead title={titles.routes} crumbs={[{ label: t.settings }]} />
      <div className="m-messaging routes">
        {shown ? (
          <>
            {branches.length > 1 ? (
              <NativeSelect
                className="pick"
                label={t.branch}
                data={branches.map(({ id, name }) => ({ value: id, label: name }))}
                value={shown.id}
                onChange={(event) => choose(event.currentTarget.value)}
              />
            ) : null}
            <RoutesTable key={shown.id} branchId={shown.id} />
            {parts.map((Part, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list of modules does not change while the page is open
              <Part key={`${shown.id} ${index}`} branchId={shown.id} />
            ))}
          </>
        ) : (
          <EmptyState icon={IconBuildingStore} title={t.noBranchTitle} text={t.noBranchText} />
        )}
      </div>
    </>
  )
}
