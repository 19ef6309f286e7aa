import type { Values } from '../record.ts'

/** Unsaved input that is stored on this device. `base` is the record that was edited, so that an edit conflict can be detected. */
interface Draft {
  readonly at: number
  readonly base: Values
  readonly values: Values
}

interface DraftStore {
  read(key: string): Draft | undefined
  write(key: string, draft: Draft): void
  drop(key: string): void
}

/** Drafts in the browser's storage. If the storage is full or forbidden, nothing is stored and no error is thrown. */
export function storedDrafts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): DraftStore {
  const name = (key: string) => `servus.draft.${key}`
  const quietly = (work: () => void) => {
    try {
      work()
    } catch {
      // Storage is full or forbidden: the form works without drafts.
    }
  }
  return {
    read(key) {
      try {
        const found: unknown = JSON.parse(storage.getItem(name(key)) ?? 'null')
        return isDraft(found) ? found : undefined
      } catch {
        return undefined
      }
    },
    write: (key, draft) => quietly(() => storage.setItem(name(key), JSON.stringify(draft))),
    drop: (key) => quietly(() => storage.removeItem(name(key))),
  }
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value['at'] === 'number' && isRecord(value['base']) && isRecord(value['values'])
