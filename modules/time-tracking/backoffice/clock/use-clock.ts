import { useApi } from '#ui/backoffice/staff.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type CallFailed, must } from '#ui/backoffice/calls.ts'
import { clockEndpoints, ClockState, type ClockView } from '../../contract.ts'
import type { ClockAction } from '../../rules/clock.ts'
import { claimOf, flush, type Measured, stateAfter } from './queue.ts'
import { type ClockKey, isQueue, isText, keyOf, newKey, outcome, read, storedView } from './stored.ts'
import { tapList } from './tap-list.ts'

const EVERY_MS = 30_000

/** The project and the task that a person has chosen before starting to work. */
export interface TapChoice {
  project?: string
  task?: string
}

/** The time clock of one person: its state, and functions that tap and undo. Without a network taps wait in a queue. */
export function useClock(access: ClockKey) {
  const api = useApi()
  const [device] = useState(() => {
    const known = read(keyOf(access, 'device'), '', isText)
    const id = known === '' ? newKey() : known
    localStorage.setItem(keyOf(access, 'device'), JSON.stringify(id))
    return id
  })
  const measured = useRef<Measured>(undefined)
  const [taps] = useState(() =>
    tapList(
      { waiting: read(keyOf(access, 'queue'), [], isQueue), accepted: read(keyOf(access, 'accepted'), [], isQueue) },
      (now) => {
        localStorage.setItem(keyOf(access, 'queue'), JSON.stringify(now.waiting))
        localStorage.setItem(keyOf(access, 'accepted'), JSON.stringify(now.accepted))
      },
    ),
  )
  const { waiting, accepted } = useSyncExternalStore(taps.onChange, taps.now)
  const [refused, setRefused] = useState<{ action: ClockAction; message: string }>()
  const [last, setLast] = useState<{ action: ClockAction; until: number }>()
  const isFlushing = useRef(false)

  const me = useQuery<ClockView, CallFailed>({
    queryKey: ['time.me', access.username, access.token],
    refetchInterval: EVERY_MS,
    retry: false,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const { value } = await must(api, clockEndpoints.me, { params: access, query: { device }, signal })
      measured.current = { server: Date.parse(value.serverTime), device: Date.now(), monotonic: performance.now() }
      localStorage.setItem(keyOf(access, 'view'), JSON.stringify(value))
      return value
    },
  })
  const { refetch } = me
  const [stored] = useState(() => ClockState.safeParse(storedView(access)))
  const view = me.data ?? (stored.success ? stored.data : undefined)

  const loadedSeq = me.data?.nextSeq
  useEffect(() => {
    if (loadedSeq !== undefined && accepted.length > 0) taps.loaded(loadedSeq)
  }, [taps, loadedSeq, accepted])

  const sendAll = async () => {
    if (isFlushing.current || taps.now().waiting.length === 0) return
    isFlushing.current = true
    try {
      await flush(
        () => taps.now().waiting,
        async (tap) => {
          const isFresh = Date.now() - tap.at < 3000
          const { key, seq, action, comment, claimedEnd, project, task, at, offset, drift } = tap
          const body = {
            device,
            seq,
            ...(comment === undefined ? {} : { comment }),
            ...(claimedEnd === undefined ? {} : { claimedEnd }),
            ...(project === undefined ? {} : { project }),
            ...(task === undefined ? {} : { task }),
            ...(isFresh ? {} : { claimed: { at, offset, drift } }),
          }
          const headers = { 'idempotency-key': key }
          const sent = outcome(await api.call(clockEndpoints[action], { params: access, body, headers }))
          if (sent.is === 'done') taps.accept(tap)
          return sent
        },
        taps.keep,
        (tap, message) => setRefused({ action: tap.action, message }),
      )
    } finally {
      isFlushing.current = false
    }
    await refetch()
  }
  const again = useEffectEvent(() => void sendAll())

  useEffect(() => {
    const retry = () => again()
    retry()
    addEventListener('online', retry)
    const timer = setInterval(retry, 10_000)
    return () => {
      removeEventListener('online', retry)
      clearInterval(timer)
    }
  }, [])

  const tap = (action: ClockAction, more: TapChoice & { comment?: string; claimedEnd?: string } = {}) => {
    const claim = claimOf(measured.current, Date.now(), performance.now())
    taps.add({ key: newKey(), action, ...more, ...claim }, view?.nextSeq ?? 1)
    setLast({ action, until: Date.now() + 10_000 })
    void sendAll()
  }
  const undo = async () => {
    setLast(undefined)
    if (taps.now().waiting.length > 0) return taps.keep(taps.now().waiting.slice(0, -1))
    const result = await api.call(clockEndpoints.undo, { params: access })
    if (result.ok) taps.loaded(Number.POSITIVE_INFINITY)
    else setRefused({ action: 'end', message: result.errors[0]?.message ?? '' })
    await refetch()
  }
  const now = (): number =>
    measured.current ? measured.current.server + performance.now() - measured.current.monotonic : Date.now()
  return {
    view,
    state: view ? stateAfter(view.state, [...accepted, ...waiting]) : undefined,
    error: me.error,
    isOffline: me.error?.status === 0,
    queue: waiting,
    refused,
    dismiss: () => setRefused(undefined),
    last,
    tap,
    undo,
    now,
    retry: () => void refetch(),
  }
}
export type Clock = ReturnType<typeof useClock>
