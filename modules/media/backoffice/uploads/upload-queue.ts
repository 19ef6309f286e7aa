import type { Upload, UploadKind } from './uploads.ts'

interface QueueDeps {
  /** `store` uploads one file and throws if it fails. `messageOf` turns that error into a message. */
  store: (upload: Upload, signal: AbortSignal) => Promise<void>
  messageOf: (error: unknown, file: File) => string
  /** Called after each change, with all uploads of the queue. */
  onChange: (uploads: readonly Upload[]) => void
}

/** A queue that uploads files one after the other. A failed file stays in the queue until the user removes it; the next files are uploaded anyway. */
export function createUploadQueue() {
  let deps: QueueDeps | undefined
  let uploads: readonly Upload[] = []
  let nextKey = 1
  let running: { key: number; stop: AbortController } | undefined

  const set = (next: readonly Upload[]) => {
    uploads = next
    deps?.onChange(uploads)
  }
  const change = (key: number, part: Partial<Upload>) =>
    set(uploads.map((one) => (one.key === key ? { ...one, ...part } : one)))

  async function work(): Promise<void> {
    if (running) return
    for (let next = waiting(); next; next = waiting()) {
      const { file, key } = next
      running = { key, stop: new AbortController() }
      change(key, { state: 'running' })
      try {
        await deps?.store(next, running.stop.signal)
        change(key, { state: 'done' })
      } catch (error) {
        change(key, { state: 'failed', message: deps?.messageOf(error, file) ?? '' })
      }
    }
    running = undefined
  }
  const waiting = () => uploads.find(({ state }) => state === 'waiting')

  return {
    /** Sets the functions that the queue uses. React calls this after each render, because the functions change. */
    connect(given: QueueDeps) {
      deps = given
    },
    send(files: readonly File[], kind: UploadKind, folder = '') {
      const added = files.map((file): Upload => {
        const key = nextKey++
        return { key, file, kind, folder, state: 'waiting', message: '' }
      })
      set([...uploads, ...added])
      void work()
    },
    /** Removes a file from the queue. If it is being uploaded, the upload is stopped. */
    remove(key: number) {
      if (running?.key === key) running.stop.abort()
      set(uploads.filter((one) => one.key !== key))
    },
    /** Removes the uploads that are done or have failed. */
    clear: () => set(uploads.filter(({ state }) => state === 'waiting' || state === 'running')),
  }
}
