import { Worker } from 'node:worker_threads'
import type { Letters, Outline } from '../../rules/letters.ts'

/** What a font says of itself. */
interface FontFacts {
  readonly family: string
  readonly weight: number
  readonly isItalic: boolean
}

export interface FontTask {
  /** The font, and those that have the letters that it lacks. */
  readonly fonts: readonly Uint8Array[]
  readonly text: string
  /** Words to shape with the first font. */
  readonly words?: readonly string[]
}
export interface FontAnswer {
  readonly facts: FontFacts
  readonly letters: Omit<Letters, 'lacking' | 'words'>
  /** Words that the first font writes as people do. */
  readonly words: Readonly<Record<string, Outline>>
  /** Characters of the text that none of the fonts has. */
  readonly unknown: string
}

/** A font that takes longer was made to keep the server busy. */
const MOST_MS = 8000

/**
 * Reads a font in a worker of its own: a broken or hostile file can take the worker's time and memory, and nothing else. Undefined: it cannot
 * be read.
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
