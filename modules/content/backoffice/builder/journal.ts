import type { Journal } from './draft-state.ts'

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
        return text === null ? undefined : (JSON.parse(text) as ReturnType<Journal['read']>)
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
