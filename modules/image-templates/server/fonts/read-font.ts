import { Worker } from 'node:worker_threads'
import type { Letters, Outline } from '../../rules/letters.ts'

/** The properties that a font file states. */
interface FontFacts {
  readonly family: string
  readonly weight: number
  readonly isItalic: boolean
}

export interface FontTask {
  /** The font, followed by fonts with the letters that it lacks. */
  readonly fonts: readonly Uint8Array[]
  readonly text: string
  /** Words to shape with the first font. */
  readonly words?: readonly string[]
}
export interface FontAnswer {
  readonly facts: FontFacts
  readonly letters: Omit<Letters, 'lacking' | 'words'>
  /** Outlines of the words that the first font writes correctly. */
  readonly words: Readonly<Record<string, Outline>>
  /** Characters of the text that none of the fonts has. */
  readonly unknown: string
}

/** Milliseconds. A font that takes longer is probably meant to overload the server. */
const MOST_MS = 8000

/** Reads a font in a separate worker: a broken or hostile file can only use up the worker's time and memory. Undefined: the font cannot be read. */
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
