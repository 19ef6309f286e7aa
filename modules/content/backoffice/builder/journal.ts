import type { Journal } from './draft-state.ts'

type Entry = NonNullable<ReturnType<Journal['read']>>

const isData = (value: unknown): value is Entry['data'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEntry = (value: unknown): value is Entry => isData(value) && isData(value['base']) && isData(value['data'])

/**
 * Stores unsaved text of one document in `localStorage`. If that storage is full or forbidden, nothing is stored in the browser; the draft is still
 * saved on the server.
 */
export function browserJournal(kind: string, id: string): Journal {
  const key = `asp-journal:${kind}:${id}`
  return {
    read() {
      try {
        const text = localStorage.getItem(key)
        const entry: unknown = text === null ? undefined : JSON.parse(text)
        return isEntry(entry) ? entry : undefined
      } catch {
        return undefined
      }
    },
    write(entry) {
      try {
        localStorage.setItem(key, JSON.stringify(entry))
      } catch {
        // The storage is full or forbidden. The text is then only saved on the server.
      }
    },
    clear() {
      try {
        localStorage.removeItem(key)
      } catch {
        // The storage is forbidden, so it contains no journal that could be deleted.
      }
    },
  }
}
