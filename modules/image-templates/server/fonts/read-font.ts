import { Worker } from 'node:worker_threads'
import type { Letters, Outline } from '../../rules/letters.ts'

/** The properties that are stated in a font file. */
interface FontFacts {
  readonly family: string
  readonly weight: number
  readonly isItalic: boolean
}

export interface FontTask {
  /** The font, followed by fonts for the letters that it does not have. */
  readonly fonts: readonly Uint8Array[]
  readonly text: string
  /** Words that are drawn as a whole, with the first font. */
  readonly words?: readonly string[]
}
export interface FontAnswer {
  readonly facts: FontFacts
  readonly letters: Omit<Letters, 'lacking' | 'words'>
  /** Outlines of the words that the first font can write correctly. */
  readonly words: Readonly<Record<string, Outline>>
  /** Those characters of the text that no font in `fonts` has. */
  readonly unknown: string
}

/** Reading a font is stopped after this number of milliseconds. A font that takes longer was probably made to overload the server. */
const MOST_MS = 8000

/**
 * Reads a font in a worker thread with limited time and memory, because a broken or malicious font could otherwise block the server. Undefined if the
 * font cannot be read.
 */
export function readFont(task: FontTask): Promise<FontAnswer | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./font-worker.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
      stderr: true,
    })
    const end = (answer: FontAnswer | undefined): void => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => end(undefined), MOST_MS)
    worker.once('message', (answer: FontAnswer) => end(answer))
    worker.once('error', () => end(undefined))
    worker.once('exit', () => end(undefined))
  })
}
