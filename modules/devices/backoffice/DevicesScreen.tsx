import { useCall } from '#ui/backoffice/calls.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconPlus, IconPrinter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { deviceEndpoints } from '../contract.ts'
import { deviceWords } from '../words/device.ts'
import { devicesTitles } from '../words/titles.ts'
import { DeviceTable } from './DeviceTable.tsx'
import './devices.css'
import { SilentBanner } from './SilentBanner.tsx'
import { PrintMore } from './PrintMore.tsx'
import { Queue } from './Queue.tsx'
import { Agents } from './agents/Agents.tsx'

/** The page of the printers: the condition of each printer, the print agents, and the list of all slips with their results. */
export default function DevicesScreen() {
  const titles = useTexts(devicesTitles)
  const words = useTexts(deviceWords)
  const { user } = useStaff()
  const found = useCall(deviceEndpoints.list, { query: { pageSize: 500 } })
  const states = useCall(deviceEndpoints.states, undefined, { refetchInterval: 5_000 })
  const devices = found.data?.value ?? []
  const mayEdit = user.roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_BACKOFFICE')
  const create = mayEdit ? (
    <Button component={Link} to="/drucker/neu" variant="filled" leftSection={<IconPlus className="i" aria-hidden />}>
      {words.create}
    </Button>
  ) : null
  const stateOf = (id: string) => states.data?.value.find(({ deviceId }) => deviceId === id)
  return (
    <>
      <PageHead title={titles.devices}>
        {mayEdit && devices.length > 0 ? (
          <Button component={Link} to="/geraete/bons">
            {titles.slipTemplates}
          </Button>
        ) : null}
        <PrintMore devices={devices} />
        {create}
      </PageHead>
      <div className="m-devices screen">
        {devices.map((device) => (
          <SilentBanner key={device.id} device={device} state={stateOf(device.id)} />
        ))}
        {found.error ? (
          <FailedState error={found.error} title={words.loadFailed} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <LoadingState label={titles.devices} />
        ) : devices.length === 0 ? (
          <EmptyState icon={IconPrinter} title={words.emptyTitle} text={words.emptyText}>
            {create}
          </EmptyState>
        ) : (
          <DeviceTable devices={devices} stateOf={stateOf} mayEdit={mayEdit} />
        )}
        {devices.length > 0 ? <Queue devices={devices} /> : null}
        <Agents mayEdit={mayEdit} />
      </div>
    </>
  )
}
