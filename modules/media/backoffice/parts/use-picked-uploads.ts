import type { PickedPicture } from '#ui/backoffice/crud/slots.tsx'
import { useEffect, useRef, useState } from 'react'
import { useStoreFile } from './use-store-file.ts'

/** Uploads pictures from a dialog and passes the uploaded ones to `onStored`. A picture that was refused is reported in a message. */
export function usePickedUploads(onStored: (pictures: readonly PickedPicture[]) => void) {
  const { messageOf, storeImage } = useStoreFile()
  const [isBusy, setIsBusy] = useState(false)
  // If the dialog is closed during an upload, `onStored` is not called. After the upload, the picture is in the library but not chosen.
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const [refused, setRefused] = useState<readonly string[]>([])
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return
    setIsBusy(true)
    setRefused([])
    const stored: PickedPicture[] = []
    const messages: string[] = []
    for (const file of files) {
      try {
        stored.push({ ...(await storeImage(file)), isDecorative: false, focal: { x: 0.5, y: 0.5 } })
      } catch (error) {
        messages.push(messageOf(error, file))
      }
    }
    setIsBusy(false)
    setRefused(messages)
    if (stored.length > 0 && isOpen.current) onStored(stored)
  }
  return { isBusy, refused, send }
}
