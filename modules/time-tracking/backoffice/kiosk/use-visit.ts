import { useState } from 'react'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import {
  clockEndpoints,
  type ClockView,
  kioskEndpoints,
  type KioskPerson,
  type SealedTap,
  type Tap,
} from '../../contract.ts'
import type { ClockAction } from '../../rules/clock.ts'
import { kioskTexts } from '../../words/kiosk.ts'
import { type ClockKey, newKey } from '../clock/stored.ts'
import { canSeal } from './seal.ts'
import type { Kiosk } from './use-kiosk.ts'

/**
 * The state after the PIN was entered, in which the person can tap a button. `access` undefined: the server could not be reached, so the
 * PIN was not checked yet.
 */
export interface Acting {
  is: 'act'
  pin: string
  access: ClockKey | undefined
  clock: ClockView | undefined
}
export interface Done {
  is: 'done'
  action: ClockAction
  /** The server's time when the button was tapped, in milliseconds. */
  at: number
  key: string
  access: ClockKey | undefined
  clock: ClockView | undefined
  isUndone: boolean
}
type Step = { is: 'pin' } | Acting | Done

const isUnreached = ({ ok, status }: { ok: boolean; status: number }): boolean => !ok && (status === 0 || status >= 500)

/** The steps of one person at the terminal (kiosk): PIN, buttons, result. `onWrong` is called if the PIN was not accepted. */
export function useVisit(kiosk: Kiosk, person: KioskPerson, onWrong: () => void) {
  const t = useTexts(kioskTexts)
  const api = useApi()
  const [step, setStep] = useState<Step>({ is: 'pin' })
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const guarded = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setError('')
    try {
      await work()
    } catch {
      setError(t.failed)
    } finally {
      setBusy(false)
    }
  }
  const read = async (access: ClockKey): Promise<ClockView | undefined> => {
    const result = await api.call(clockEndpoints.me, { params: access, query: {} })
    return result.ok ? result.value : undefined
  }

  const enter = (pin: string) =>
    guarded(async () => {
      const result = await api.call(kioskEndpoints.open, { body: { user: person.id, pin } })
      if (result.ok) {
        const access = { username: result.value.username, token: result.value.token }
        return setStep({ is: 'act', pin, access, clock: await read(access) })
      }
      if (isUnreached(result) && canSeal()) return setStep({ is: 'act', pin, access: undefined, clock: undefined })
      onWrong()
      setError(isUnreached(result) ? t.noSeal : (result.errors[0]?.message ?? t.failed))
    })

  const tap = (acting: Acting, action: ClockAction, more: Pick<Tap, 'project' | 'task' | 'claimedEnd'> = {}) =>
    guarded(async () => {
      const { access, pin } = acting
      const [key, at, claimed] = [newKey(), kiosk.now(), kiosk.claim()]
      const branch = action === 'start' && kiosk.view ? { branch: kiosk.view.branch.id } : {}
      const done = { is: 'done', action, at, key, isUndone: false } as const
      if (access) {
        const body = { ...branch, ...more }
        const headers = { 'idempotency-key': key }
        const result = await api.call(clockEndpoints[action], { params: access, body, headers })
        if (result.ok) return setStep({ ...done, access, clock: await read(access) })
        if (!isUnreached(result)) return setError(result.errors[0]?.message ?? t.failed)
      }
      if (!canSeal()) return setError(t.noSeal)
      const { claimedEnd, ...kept } = more
      // A person who forgot to end a block of work cannot enter its end without a network, because only the server can process this end.
      if (claimedEnd !== undefined) return setError(t.failed)
      const sealed: SealedTap = { user: person.id, pin, action, key, ...kept, claimed }
      await kiosk.add(person.name, sealed, at)
      setStep({ ...done, access: undefined, clock: undefined })
    })

  const undo = () =>
    guarded(async () => {
      if (step.is !== 'done') return
      if (!step.access) {
        kiosk.takeBack(step.key)
        return setStep({ ...step, isUndone: true })
      }
      const result = await api.call(clockEndpoints.undo, { params: step.access })
      if (result.ok) setStep({ ...step, isUndone: true, clock: await read(step.access) })
      else setError(result.errors[0]?.message ?? t.failed)
    })
  return { step, error, isBusy, enter, tap, undo: () => void undo() }
}
export type Visit = ReturnType<typeof useVisit>
