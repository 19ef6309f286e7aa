import { useState } from 'react'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { badgeEndpoints } from '../../contract.ts'
import { kioskTexts } from '../../words/kiosk.ts'
import { useNfcCards, useTypedCards } from './card-reader.ts'

/**
 * Reads cards at the terminal (kiosk) and finds their owners. `onPerson` is called with the id of the owner, who must then enter the PIN.
 */
export function useCards(onPerson: (id: string) => void) {
  const t = useTexts(kioskTexts)
  const api = useApi()
  const [error, setError] = useState('')
  const find = async (badge: string) => {
    setError('')
    const result = await api.call(badgeEndpoints.find, { body: { badge } })
    if (result.ok) onPerson(result.value.user)
    else setError(result.status === 0 || result.status >= 500 ? t.cardOffline : (result.errors[0]?.message ?? t.failed))
  }
  const onCard = (number: string) => void find(number)
  useTypedCards(onCard)
  return { error, nfc: useNfcCards(onCard) }
}
