import { useMemo } from 'react'
import { useParams } from 'react-router'
import { ClockPage } from './ClockPage.tsx'
import { useKeptOffline } from './keep-offline.ts'

/** The time clock behind a personal link, for the person's phone. It needs no sign-in. */
export default function ClockDoor() {
  const { username = '', token = '' } = useParams()
  useKeptOffline('/backend/zeit/')
  const access = useMemo(() => ({ username, token }), [username, token])
  return <ClockPage access={access} />
}
