import { useMemo } from 'react'
import { useParams } from 'react-router'
import { ClockPage } from './ClockPage.tsx'
import { useKeptOffline } from './keep-offline.ts'

/** The clock at its own address, without a session: for the phone. */
export default function ClockDoor() {
  const { username = '', token = '' } = useParams()
  useKeptOffline('/backend/zeit/')
  const access = useMemo(() => ({ username, token }), [username, token])
  return <ClockPage access={access} />
}
