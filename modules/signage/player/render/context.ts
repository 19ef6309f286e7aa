import type { BrandLook, DocumentKind, Documents, Region } from '../../contract.ts'
import type { ShownSpan } from '../../rules/board-pages.ts'

/** The live documents (menu, tickets, pickups) that a scene shows. */
export interface LiveDocuments {
  get<K extends DocumentKind>(kind: K): Documents[K] | undefined
  /** When the server last confirmed the document, in epoch milliseconds. Undefined: the document never arrived. */
  at(kind: DocumentKind): number | undefined
  isStale(kind: DocumentKind, now: number): boolean
}

/** Everything that the code that draws regions needs. On a screen the player provides it, in a preview the back office. */
export interface RenderContext {
  readonly doc: Document
  readonly brand: BrandLook
  readonly locale: 'de' | 'en'
  readonly zone: string
  readonly documents: LiveDocuments
  readonly volume: number
  /** When the scene begins and ends on the screen. Missing in a preview, which belongs to no running program. */
  readonly shown?: ShownSpan
  /** The server's time in epoch milliseconds. */
  now(): number
  /** Returns the address of a stored picture; undefined if the picture is missing. */
  picture(name: string): Promise<string | undefined>
  film(hash: string): Promise<string | undefined>
  template(id: string): Promise<string | undefined>
  /** Whether a web page of this host may be shown. On a screen: if the settings allow the host and the network is available. In a preview: never. */
  mayShowPage(host: string): boolean
}

/** The drawn content of a region, with the functions that keep it up to date. */
export interface Drawn {
  readonly element: HTMLElement
  /** Resolves when the region can be shown, for example because its pictures are decoded or its film can play. Never rejects. */
  readonly ready?: Promise<void>
  /**
   * Draws the region again with current data. Called when new data has arrived, and also regularly (by a screen each minute, by a preview every ten
   * seconds).
   */
  refresh?(): void
  start?(): void
  stop?(): void
}

export type Draw<K extends Region['content']['kind']> = (
  region: Region & { content: Extract<Region['content'], { kind: K }> },
  context: RenderContext,
) => Drawn
