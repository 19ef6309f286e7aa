import type { DocumentKind, DocumentPart, Documents, Manifest } from '../contract.ts'
import type { LiveDocuments } from './render/context.ts'
import type { PlayerStore } from './store.ts'

interface Kept {
  hash: string
  at: number
  content: unknown
}

const KINDS: readonly DocumentKind[] = ['menu', 'tickets', 'pickups']

/** Live documents of a screen: the newest of each kind, stored with the time of its confirmation, so that it survives a power failure. */
export async function keptDocuments(store: PlayerStore) {
  const kept = new Map<DocumentKind, Kept>()
  for (const kind of KINDS) {
    const found = await store.get<Kept>(`doc:${kind}`)
    if (found) kept.set(kind, found)
  }
  let ages: Manifest['data'] = []
  const live: LiveDocuments = {
    get: <K extends DocumentKind>(kind: K) => kept.get(kind)?.content as Documents[K] | undefined,
    at: (kind) => kept.get(kind)?.at,
    isStale(kind, now) {
      const age = ages.find((one) => one.kind === kind)?.staleAfter
      const at = kept.get(kind)?.at
      return age !== undefined && (at === undefined || now - at > age * 1000)
    },
  }
  return {
    live,
    use: (data: Manifest['data']): void => {
      ages = data
    },
    known: (): Record<string, string> => Object.fromEntries([...kept].map(([kind, { hash }]) => [kind, hash])),
    /** Stores a document. True: the content of the document has changed. */
    async take(part: DocumentPart): Promise<boolean> {
      const before = kept.get(part.kind)
      // A part without content confirms the stored document.
      if (part.content === undefined && before?.hash !== part.hash) return false
      const content = part.content === undefined ? before?.content : part.content
      const next = { hash: part.hash, at: Date.parse(part.at), content }
      kept.set(part.kind, next)
      await store.put(`doc:${part.kind}`, next)
      return before?.hash !== part.hash
    },
  }
}
export type KeptDocuments = Awaited<ReturnType<typeof keptDocuments>>
