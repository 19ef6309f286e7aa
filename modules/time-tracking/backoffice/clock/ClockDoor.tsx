import { useMemo } from 'react'
import { useParams } from 'react-router'
import { ClockPage } from './ClockPage.tsx'
import { useKeptOffline } from './keep-offline.ts'

/** The page of the time clock that a personal link opens on the person's phone, without sign-in. */
export default function ClockDoor() {
  const { username = '', token = '' } = useParams()
  useKeptOffline('/backend/zeit/')
  const access = useMemo(() => ({ username, token }), [username, token])
  return <ClockPage access={access} />
}
