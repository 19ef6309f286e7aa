import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CallFailed, must } from '#ui/backoffice/calls.ts'
import { useApi } from '#ui/backoffice/staff.tsx'
import { kioskEndpoints, KioskState, type KioskView, type SealedTap } from '../../contract.ts'
import { claimOf, type Measured } from '../clock/queue.ts'
import { isAny, read } from '../clock/stored.ts'
import { type KioskTap, readRefused, readTaps, type Refused, sendTaps, sentOf } from './kiosk-queue.ts'
import { seal } from './seal.ts'

const EVERY_MS = 15_000
const keys = { view: 'time.kiosk.view', taps: 'time.kiosk.taps', refused: 'time.kiosk.refused' } as const
const stored = (key: string): unknown => read<unknown>(key, null, isAny)
const store = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value))

/**
 * The state of the shared terminal (kiosk): the people of its branch, the taps that wait for a network, and the taps that the server has
 * refused.
 */
export function useKiosk() {
  const api = useApi()
  const measured = useRef<Measured>(undefined)
  const [taps, setTaps] = useState<readonly KioskTap[]>(() => readTaps(stored(keys.taps)))
  const [refused, setRefused] = useState<readonly Refused[]>(() => readRefused(stored(keys.refused)))
  const waiting = useRef(taps)
  const isSending = useRef(false)
  const found = useQuery<KioskView, CallFailed>({
    queryKey: [kioskEndpoints.state.id],
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    retry: false,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const { value } = await must(api, kioskEndpoints.state, { signal })
      measured.current = { server: Date.parse(value.serverTime), device: Date.now(), monotonic: performance.now() }
      store(keys.view, value)
      return value
    },
  })
  const { refetch } = found
  const isUnknown = found.error?.errors[0]?.code === 'time.kiosk_unknown'
  const [known] = useState(() => KioskState.safeParse(stored(keys.view)))
  // If this terminal is no longer paired, the stored names of people are deleted from the device.
  useEffect(() => {
    if (isUnknown) localStorage.removeItem(keys.view)
  }, [isUnknown])

  const keep = (left: readonly KioskTap[]) => {
    waiting.current = left
    store(keys.taps, left)
    setTaps(left)
  }
  const drop = (tap: KioskTap, why: string | undefined) => {
    keep(waiting.current.filter(({ key }) => key !== tap.key))
    if (why === undefined) return
    setRefused((last) => {
      const next = [...last, { key: tap.key, name: tap.name, at: tap.at, message: why }]
      store(keys.refused, next)
      return next
    })
  }
  const sendAll = async () => {
    if (isSending.current || waiting.current.length === 0) return
    isSending.current = true
    try {
      await sendTaps(
        waiting.current,
        async ({ sealed }) => sentOf(await api.call(kioskEndpoints.tap, { body: { sealed } })),
        drop,
      )
    } finally {
      isSending.current = false
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

  const view = found.data ?? (known.success && !isUnknown ? known.data : undefined)
  return {
    view,
    isUnknown,
    isOffline: found.isError && !isUnknown,
    isLoading: found.isPending,
    taps,
    refused,
    dismiss() {
      store(keys.refused, [])
      setRefused([])
    },
    refresh: () => void refetch(),
    /**
     * The server's time in milliseconds. Between two responses of the server this device continues to count. Before the first response: the
     * device's own time.
     */
    now: (): number =>
      measured.current ? measured.current.server + performance.now() - measured.current.monotonic : Date.now(),
    claim: () => claimOf(measured.current, Math.round(Date.now()), performance.now()),
    /** Encrypts a tap, stores it on this device, and tries to send it. */
    async add(name: string, tap: SealedTap, at: number) {
      const sealed = await seal(view?.sealFor ?? '', tap)
      keep([...waiting.current, { key: tap.key, user: tap.user, name, action: tap.action, at, sealed }])
      void sendAll()
    },
    takeBack: (key: string) => keep(waiting.current.filter((one) => one.key !== key)),
  }
}
export type Kiosk = ReturnType<typeof useKiosk>
