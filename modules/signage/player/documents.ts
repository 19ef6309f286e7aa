import type { DocumentKind, DocumentPart, Documents, Manifest } from '../contract.ts'
import type { LiveDocuments } from './render/context.ts'
import type { PlayerStore } from './store.ts'

interface Kept {
  hash: string
  at: number
  content: unknown
}

/**
 * Milliseconds. If the confirmation of a document lies further in the future than this, the clock of the device is wrong, and the document counts as
 * outdated.
 */
const CLOCK_SLACK_MS = 10_000
const KINDS: readonly DocumentKind[] = ['menu', 'tickets', 'pickups']

/**
 * The newest live document of each kind. Each is stored with the time of its confirmation, so it is still there after a power failure. `wall`: the
 * clock of the device.
 */
export async function keptDocuments(store: PlayerStore, wall: () => number) {
  const kept = new Map<DocumentKind, Kept>()
  /**
   * When each document last arrived, in the time of the device's clock. The clock of the player stops while the device sleeps; the clock of the
   * device does not stop.
   */
  const heard = new Map<DocumentKind, number>()
  for (const kind of KINDS) {
    const found = await store.get<Kept>(`doc:${kind}`)
    if (found) kept.set(kind, found)
  }
  let ages: Manifest['data'] = []
  const live: LiveDocuments = {
    get: <K extends DocumentKind>(kind: K) => kept.get(kind)?.content as Documents[K] | undefined,
    at: (kind) => kept.get(kind)?.at,
    isStale(kind, now) {
      const seconds = ages.find((one) => one.kind === kind)?.staleAfter
      const at = kept.get(kind)?.at
      // The document counts as outdated in two more cases: the manifest does not list its kind any more, so nobody confirms it, or no
      // document of its kind has arrived yet.
      if (seconds === undefined || at === undefined) return true
      const age = Math.max(now - at, wall() - (heard.get(kind) ?? wall()))
      return age > seconds * 1000 || at - now > CLOCK_SLACK_MS
    },
  }
  return {
    live,
    use: (data: Manifest['data']): void => {
      ages = data
    },
    known: (): Record<string, string> => Object.fromEntries([...kept].map(([kind, { hash }]) => [kind, hash])),
    /**
     * Stores a live document. True: the content of the stored document has changed. False: the content is the same, or `part` has no
     * content and its hash differs from that of the stored document.
     */
    async take(part: DocumentPart): Promise<boolean> {
      const before = kept.get(part.kind)
      // A part (message) without content confirms the stored document.
      if (part.content === undefined && before?.hash !== part.hash) return false
      const content = part.content === undefined ? before?.content : part.content
      const next = { hash: part.hash, at: Date.parse(part.at), content }
      kept.set(part.kind, next)
      heard.set(part.kind, wall())
      await store.put(`doc:${part.kind}`, next)
      return before?.hash !== part.hash
    },
  }
}
export type KeptDocuments = Awaited<ReturnType<typeof keptDocuments>>
