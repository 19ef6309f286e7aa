import { usePreference } from '#ui/backoffice/preferences.ts'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { playBell } from './bell.ts'
import { mute, mutedSeconds, type Ringing, silent, sound } from './sound-machine.ts'

/** The sound of this device. */
export interface Sound {
  /** Whether the browser blocks sound: it plays sound only after a user action. */
  isBlocked: boolean
  isOn: boolean
  setOn(on: boolean): void
  /** Remaining seconds of muting; 0 = not muted. */
  mutedSeconds: number
  mute(): void
  /** Unblocks the sound and plays a test sound. The browser allows that only in a click handler. */
  test(): void
}

/** Rings for unseen orders until somebody opens them, and once when the connection is lost. */
export function useSound(unseen: readonly Ringing[], isLost: boolean): Sound {
  const [preference, setPreference] = usePreference<'on' | 'off'>('sound', 'on')
  const [isBlocked, setBlocked] = useState(true)
  const [mutedLeft, setMutedLeft] = useState(0)
  const context = useRef<AudioContext>(undefined)
  const state = useRef(silent)
  const isOn = preference === 'on'

  const wake = useCallback((): AudioContext => {
    context.current ??= new AudioContext()
    const audio = context.current
    void audio.resume().then(() => setBlocked(audio.state !== 'running'))
    return audio
  }, [])

  useEffect(() => {
    // Any tap on the page unblocks the sound; no dialog is needed. The handler waits for the end of the tap: if the banner disappeared at
    // the first touch, the elements below it would move under the finger and another button would be pressed. A key like Ctrl is no user
    // action for the browser: trying to start the sound would only cause a browser warning.
    const touch = () => (navigator.userActivation?.isActive === false ? undefined : wake())
    const options = { capture: true, passive: true }
    // A browser without sound must not fail with each tap.
    if (!isBlocked || !('AudioContext' in window)) return undefined
    if (navigator.userActivation?.hasBeenActive) touch()
    window.addEventListener('click', touch, options)
    window.addEventListener('keydown', touch, options)
    return () => {
      window.removeEventListener('click', touch, options)
      window.removeEventListener('keydown', touch, options)
    }
  }, [isBlocked, wake])

  const alarm = useEffectEvent(() => {
    if (isOn && context.current?.state === 'running') playBell(context.current, { rhythm: 'food', isLoud: true })
  })
  useEffect(() => {
    if (isLost) alarm()
  }, [isLost])

  const tick = useEffectEvent(() => {
    const result = sound(state.current, unseen, Date.now())
    state.current = result.state
    setMutedLeft(mutedSeconds(result.state, Date.now()))
    if (result.ring && isOn && context.current?.state === 'running') playBell(context.current, result.ring)
  })
  useEffect(() => {
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])

  return useMemo(
    () => ({
      isBlocked,
      isOn,
      setOn: (on) => setPreference(on ? 'on' : 'off'),
      mutedSeconds: mutedLeft,
      mute: () => {
        state.current = mute(state.current, Date.now())
        setMutedLeft(mutedSeconds(state.current, Date.now()))
      },
      test: () => {
        const audio = wake()
        void audio.resume().then(() => playBell(audio, { rhythm: 'ride', isLoud: false }))
      },
    }),
    [isBlocked, isOn, mutedLeft, setPreference, wake],
  )
}
