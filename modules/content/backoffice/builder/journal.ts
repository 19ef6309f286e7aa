import type { Journal } from './draft-state.ts'

/** The journal of a document in this browser. If its storage is full or forbidden, there is no journal; the server still saves the draft. */
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
        // Storage is full or forbidden: there is no journal then.
      }
    },
    clear() {
      try {
        localStorage.removeItem(key)
      } catch {
        // Storage is forbidden: there is nothing to clear.
      }
    },
  }
}
