import { useEffect, useEffectEvent, useState } from 'react'
import { badgeNumber, badgePattern } from '../../rules/badge.ts'

/** The most milliseconds between two keys of a card reader. A person types more slowly. */
const MS_BETWEEN = 80

interface Buffer {
  text: string
  at: number
}
/** Adds one key to the text typed so far. Enter completes the number of a card. */
export function afterKey(buffer: Buffer, key: string, at: number): { buffer: Buffer; number?: string } {
  const text = at - buffer.at <= MS_BETWEEN ? buffer.text : ''
  if (key !== 'Enter') return { buffer: { text: key.length === 1 ? text + key : text, at } }
  const number = badgeNumber(text)
  return { buffer: { text: '', at }, ...(badgePattern.test(number) ? { number } : {}) }
}

/** Calls `onCard` with the card's number when a card reader at this device types a number. */
export function useTypedCards(onCard: (number: string) => void): void {
  const read = useEffectEvent(onCard)
  useEffect(() => {
    let buffer: Buffer = { text: '', at: 0 }
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { buffer: next, number } = afterKey(buffer, event.key, event.timeStamp)
      buffer = next
      if (number === undefined) return
      // The reader's Enter must not select the name that has the focus.
      event.preventDefault()
      read(number)
    }
    addEventListener('keydown', hear, true)
    return () => removeEventListener('keydown', hear, true)
  }, [])
}

/** TypeScript's browser types do not contain Web NFC, and only some browsers on Android support it. */
interface NfcReader extends EventTarget {
  scan(options: { signal: AbortSignal }): Promise<void>
}
declare global {
  var NDEFReader: (new () => NfcReader) | undefined
}

/** Reads cards by the NFC chip of this device. `off`: reading can be switched on, for which a browser requires a tap. */
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
    // The browser remembers the permission, so that no tap is needed after a reload.
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
