import { useState } from 'react'
import { chosenAddons, type Addon } from '../../rules/addons.ts'
import { isDetailAsked, type Missing, type RideEntry } from './ride-entry.ts'

/** The fields that the form has only for some entries: the exact address of a town, and the question of an accessory. */
const appearing = ['fromDetail', 'toDetail', 'answer'] as const
type Appearing = (typeof appearing)[number]
const isAppearing = (name: Missing): name is Appearing => appearing.some((one) => one === name)

/** Those of the appearing fields that the form has for this entry. */
const onScreen = (entry: RideEntry, addons: readonly Addon[]): Appearing[] =>
  appearing.filter((name) =>
    name === 'answer'
      ? chosenAddons(addons, entry.accessories).some(({ addon }) => addon.question)
      : isDetailAsked(entry, name === 'fromDetail' ? 'from' : 'to'),
  )

/**
 * Decides which fields may show an error. After an attempt to send the form these are its fields. A field that appears later shows an error
 * only after it was left, or after the next attempt.
 */
export function useTried(entry: RideEntry, addons: readonly Addon[]) {
  const [tried, setTried] = useState<readonly Appearing[]>()
  return {
    /** Staff try to send the form. */
    attempt: () => setTried(onScreen(entry, addons)),
    left: (name: Appearing) => setTried((before) => before && [...before, name]),
    /** Another place was chosen. Its field for the exact address is a new field. */
    renew: (name: Appearing) => setTried((before) => before?.filter((one) => one !== name)),
    shows: (name: Missing) => tried !== undefined && (!isAppearing(name) || tried.includes(name)),
  }
}
