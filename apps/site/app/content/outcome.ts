import type { HeadData } from '../head/head-tags.ts'
import type { RenderedIsland } from '../islands/island.tsx'
import type { PageData } from './page-data.server.tsx'

/** What an address of a content page leads to. */
export type ContentOutcome =
  | { kind: 'page'; head: HeadData; page: PageData; facts: string }
  | { kind: 'store'; head: HeadData; island: RenderedIsland; facts: string }
  | { kind: 'moved'; to: string }
  | { kind: 'missing' }
