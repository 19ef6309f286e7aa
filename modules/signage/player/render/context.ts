import type { BrandLook, DocumentKind, Documents, Region } from '../../contract.ts'
import type { ShownSpan } from '../../rules/board-pages.ts'

/** A live document as a scene gets it. */
export interface LiveDocuments {
  get<K extends DocumentKind>(kind: K): Documents[K] | undefined
  /** Epoch milliseconds at which it was last known to be true; undefined: never. */
  at(kind: DocumentKind): number | undefined
  isStale(kind: DocumentKind, now: number): boolean
}

/** What regions are drawn with; the same on a screen and in the back office. */
export interface RenderContext {
  readonly doc: Document
  readonly brand: BrandLook
  readonly locale: 'de' | 'en'
  readonly zone: string
  readonly documents: LiveDocuments
  readonly volume: number
  /** When the scene came, and when it will leave; missing in a preview. */
  readonly shown?: ShownSpan
  /** The server's time in epoch milliseconds. */
  now(): number
  /** Address of a picture; undefined: it is missing. */
  picture(name: string): Promise<string | undefined>
  film(hash: string): Promise<string | undefined>
  template(id: string): Promise<string | undefined>
  /** May a page of this host be shown, and is there a network? */
  mayShowPage(host: string): boolean
}

/** A drawn region. */
export interface Drawn {
  readonly element: HTMLElement
  /** Resolves when it can be looked at: pictures are decoded. Never rejects. */
  readonly ready?: Promise<void>
  /** New data or a new minute. */
  refresh?(): void
  start?(): void
  stop?(): void
}

export type Draw<K extends Region['content']['kind']> = (
  region: Region & { content: Extract<Region['content'], { kind: K }> },
  context: RenderContext,
) => Drawn
