import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCalendarTime, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { segmentEndpoints, signageDeviceEndpoints, streamEndpoints } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'
import { signageTitles } from '../words/titles.ts'
import { RecordsScreen } from './RecordsScreen.tsx'
import { RemoveButton } from './RemoveButton.tsx'

const all = { query: { pageSize: 500 } }

/**
 * The page that lists all programs, each with its default segment (what plays when no rule applies), the number of its rules, and the
 * number of screens that use it.
 */
export default function ProgramsScreen() {
  const t = useTexts(plannerTexts)
  const titles = useTexts(signageTitles)
  const { user, branchId } = useStaff()
  const mayEdit = hasRole(user, ['ROLE_ADMIN', 'ROLE_BACKOFFICE'])
  const go = useNavigate()
  const found = useCall(streamEndpoints.list, all)
  const segments = useCall(segmentEndpoints.list, all)
  const devices = useCall(signageDeviceEndpoints.list, all)
  const refresh = [streamEndpoints.list]
  const create = useAction(streamEndpoints.create, { refresh })
  const remove = useAction(streamEndpoints.remove, { refresh })
  const onError = (error: unknown): void => notify(failureText(error, t.deleteFailed), 'failed')
  const button = mayEdit ? (
    <Button
      variant="filled"
      leftSection={<IconPlus className="i" aria-hidden />}
      loading={create.isPending}
      onClick={() =>
        create.mutate(
          { body: { name: titles.program, branches: branchId ? [branchId] : [] } },
          { onSuccess: ({ id }) => void go(`/schirme/programme/${id}`), onError },
        )
      }
    >
      {t.newProgram}
    </Button>
  ) : null
  const empty = { icon: IconCalendarTime, title: t.noPrograms, text: t.noProgramsText }
  return (
    <RecordsScreen title={titles.programs} failed={t.loadFailed} empty={empty} found={found} create={button}>
      {(streams) => (
        <ul className="card list">
          {streams.map(({ id, name, rules, defaultSegment }) => (
            <li key={id}>
              <Link className="b el sp" to={`/schirme/programme/${id}`}>
                {name}
              </Link>
              <span className="mut sm">
                {segments.data?.value.find((one) => one.id === defaultSegment)?.name ?? t.noDefault}
              </span>
              <span className="bdg out">{t.rules(rules.length)}</span>
              <span className="bdg out">
                {t.screens((devices.data?.value ?? []).filter((one) => one.streamId === id).length)}
              </span>
              {mayEdit ? <RemoveButton name={name} id={id} remove={remove} /> : null}
            </li>
          ))}
        </ul>
      )}
    </RecordsScreen>
  )
}
