import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A figure of this moment, counted and not estimated. */
export interface Figure {
  /** Also the key of the figure on the page. */
  name: string
  icon: Icon
  /** What exactly is counted. */
  hint: string
  value: number
  more: string
  /** Page where the counted records stand. */
  to: string
  isBad?: boolean
}

/** Something that a person should look at, with its reason and the way there. */
export interface AttentionRow {
  key: string
  icon: Icon
  tone: 'new' | 'alarm'
  title: string
  text: string
  to: string
  /** Words of the button that leads there. */
  go: string
}

export interface OverviewCard {
  title: string
  body: ReactNode
}

/** What one module shows on the overview. The page waits until no module loads. */
export type OverviewPart =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; title: string; retry: () => void }
  | {
      kind: 'ready'
      figures?: readonly Figure[]
      attention?: readonly AttentionRow[]
      cards?: readonly OverviewCard[]
    }

/** Called on every drawing of the overview, as every hook. */
export type UseOverviewPart = () => OverviewPart
