import { useEffect, useEffectEvent, useState } from 'react'
import { badgeNumber, badgePattern } from '../../rules/badge.ts'

/** Milliseconds. A card reader types its keys with pauses of at most this length. Slower keys are typed by a person. */
const MS_BETWEEN = 80

interface Buffer {
  text: string
  at: number
}
/**
 * Processes one pressed key. `buffer` contains the keys before it. If the key is Enter and the keys before it are the number of a card,
 * `number` is set.
 */
export function afterKey(buffer: Buffer, key: string, at: number): { buffer: Buffer; number?: string } {
  const text = at - buffer.at <= MS_BETWEEN ? buffer.text : ''
  if (key !== 'Enter') return { buffer: { text: key.length === 1 ? text + key : text, at } }
  const number = badgeNumber(text)
  return { buffer: { text: '', at }, ...(badgePattern.test(number) ? { number } : {}) }
}

/** Calls `onCard` with the number of a card that a card reader at this device has read. */
export function useTypedCards(onCard: (number: string) => void): void {
  const read = useEffectEvent(onCard)
  useEffect(() => {
    let buffer: Buffer = { text: '', at: 0 }
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { buffer: next, number } = afterKey(buffer, event.key, event.timeStamp)
      buffer = next
      if (number === undefined) return
      // Without this line the Enter key of the card reader would also press the button that has the focus.
      event.preventDefault()
      read(number)
    }
    addEventListener('keydown', hear, true)
    return () => removeEventListener('keydown', hear, true)
  }, [])
}

/** The part of Web NFC that is used here. TypeScript does not contain its types, and only some browsers on Android support it. */
interface NfcReader extends EventTarget {
  scan(options: { signal: AbortSignal }): Promise<void>
}
declare global {
  var NDEFReader: (new () => NfcReader) | undefined
}

/**
 * Reads cards with the NFC chip of this device. `state` 'none': the browser does not support NFC. 'off': the person must tap a button that
 * calls `switchOn`, because the browser requires a tap. 'on': cards are read.
 */
export function useNfcCards(onCard: (number: string) => void): { state: 'none' | 'off' | 'on'; switchOn: () => void } {
  const read = useEffectEvent(onCard)
  const [isOn, setIsOn] = useState(false)
  const [ending] = useState(() => new AbortController())
  const switchOn = () => {
    const Reader = globalThis.NDEFReader
    if (!Reader) return
    const reader = new Reader()
    reader.addEventListener('reading', (event) => {
      const number = badgeNumber((event as Event & { serialNumber: string }).serialNumber)
      if (badgePattern.test(number)) read(number)
    })
    reader.scan({ signal: ending.signal }).then(
      () => setIsOn(true),
      () => setIsOn(false),
    )
  }
  const resume = useEffectEvent(switchOn)
  useEffect(() => {
    // If the permission was granted earlier, reading starts without a tap, for example after a reload.
    const nfc = { name: 'nfc' as PermissionName }
    if (globalThis.NDEFReader)
      navigator.permissions.query(nfc).then(
        ({ state }) => (state === 'granted' ? resume() : undefined),
        () => undefined,
      )
    return () => ending.abort()
  }, [ending])
  return { state: globalThis.NDEFReader ? (isOn ? 'on' : 'off') : 'none', switchOn }
}
