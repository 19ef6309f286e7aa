import { useEffect, useState } from 'react'

/** Without a tap or a key press for this many milliseconds, the wall screen shows its first page again. */
const PAGE_MS = 30_000

/** The page of the wall screen that the user wants to see, counted from 0. */
export interface WantedPage {
  index: number
  show(index: number): void
}

/** Keeps the page that the user wants to see. It returns to the first page by itself, because the most urgent tickets are there. */
export function useWallPage(): WantedPage {
  const [index, show] = useState(0)
  useEffect(() => {
    if (index === 0) return undefined
    let timer = setTimeout(show, PAGE_MS, 0)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(show, PAGE_MS, 0)
    }
    document.addEventListener('pointerdown', again)
    document.addEventListener('keydown', again)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', again)
      document.removeEventListener('keydown', again)
    }
  }, [index])
  return { index, show }
}
