import { atRest } from '#ui/backoffice/ahead.tsx'
import { onOff, usePreference } from '#ui/backoffice/preferences.ts'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { playBell } from './bell.ts'
import { mute, mutedSeconds, type Ringing, silent, sound } from './sound-machine.ts'

/** The alarm sound of this device, and the functions that control it. */
export interface Sound {
  /** Whether the browser blocks the sound. Browsers allow sound only after the user has clicked or typed on the page. */
  isBlocked: boolean
  isOn: boolean
  setOn(on: boolean): void
  /** Seconds until muting ends; 0 if the sound is not muted. */
  mutedSeconds: number
  mute(): void
  /** Ends the blocking by the browser and plays a test sound. Must be called in a click handler, because browsers require a user action. */
  test(): void
}

/** Whether the browser allows sound from the start: the user has clicked or typed on this page before it was loaded again. */
const isAllowed = (): boolean => 'AudioContext' in window && navigator.userActivation?.hasBeenActive === true

/**
 * Rings while there are orders that no staff have opened. Rings once when the connection to the server has been lost for 30 s (`isLost`).
 */
export function useSound(unseen: readonly Ringing[], isLost: boolean): Sound {
  const [preference, setPreference] = usePreference('sound', onOff, 'on')
  const [isBlocked, setBlocked] = useState(() => !isAllowed())
  const [mutedLeft, setMutedLeft] = useState(0)
  const context = useRef<AudioContext>(undefined)
  const state = useRef(silent)
  const isOn = preference === 'on'

  const wake = useCallback((): AudioContext => {
    context.current ??= new AudioContext()
    const audio = context.current
    // The new state is set in a later task. The sound often starts before the click has reached its element. React would then render during
    // the click and set a pressed checkbox back, so that the first click on a page had no effect.
    void audio.resume().then(() => setTimeout(() => setBlocked(audio.state !== 'running')))
    return audio
  }, [])

  useEffect(() => {
    // The first click or key press on the page unblocks the sound, so no dialog has to ask for it. The listener uses 'click', which comes
    // at the end of a tap. If the offer to start the sound disappeared at the beginning of the tap, the tap would press what takes its place. A key like Ctrl is no user action for the browser: if the sound started after it, the browser would
    // only show a warning.
    const touch = () => (navigator.userActivation?.isActive === false ? undefined : wake())
    const options = { capture: true, passive: true }
    // In a browser without AudioContext no listener is added, because it would fail at every tap.
    if (!isBlocked || !('AudioContext' in window)) return undefined
    window.addEventListener('click', touch, options)
    window.addEventListener('keydown', touch, options)
    return () => {
      window.removeEventListener('click', touch, options)
      window.removeEventListener('keydown', touch, options)
    }
  }, [isBlocked, wake])

  useEffect(() => {
    if (!isAllowed()) return undefined
    // To create the audio takes long on a slow tablet, so the page is shown first.
    const left = new AbortController()
    void atRest().then(() => (left.signal.aborted ? undefined : wake()))
    return () => left.abort()
  }, [wake])

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
