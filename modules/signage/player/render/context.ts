import type { BrandLook, DocumentKind, Documents, Region } from '../../contract.ts'
import type { ShownSpan } from '../../rules/board-pages.ts'

/** Live documents as a scene reads them. */
export interface LiveDocuments {
  get<K extends DocumentKind>(kind: K): Documents[K] | undefined
  /** Epoch milliseconds of the last confirmation of a document; undefined: never. */
  at(kind: DocumentKind): number | undefined
  isStale(kind: DocumentKind, now: number): boolean
}

/** Everything that the drawing code needs to draw a region. Screens and back office provide the same values. */
export interface RenderContext {
  readonly doc: Document
  readonly brand: BrandLook
  readonly locale: 'de' | 'en'
  readonly zone: string
  readonly documents: LiveDocuments
  readonly volume: number
  /** Start and end of the scene; missing in a preview. */
  readonly shown?: ShownSpan
  /** The server's time in epoch milliseconds. */
  now(): number
  /** Address of a picture; undefined: it is missing. */
  picture(name: string): Promise<string | undefined>
  film(hash: string): Promise<string | undefined>
  template(id: string): Promise<string | undefined>
  /** Whether pages of this host may be shown and the network is available. */
  mayShowPage(host: string): boolean
}

/** A drawn region. */
export interface Drawn {
  readonly element: HTMLElement
  /** Resolves when the region can be shown: its pictures are decoded. Never rejects. */
  readonly ready?: Promise<void>
  /** Called after new data and each minute. */
  refresh?(): void
  start?(): void
  stop?(): void
}

export type Draw<K extends Region['content']['kind']> = (
  region: Region & { content: Extract<Region['content'], { kind: K }> },
  context: RenderContext,
) => Drawn
