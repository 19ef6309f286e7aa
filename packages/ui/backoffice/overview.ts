import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A current figure, counted and not estimated. */
export interface Figure {
  /** Also the key of the figure on the page. */
  name: string
  icon: Icon
  /** What exactly is counted. */
  hint: string
  value: number
  more: string
  /** Page that lists the counted records. */
  to: string
  isBad?: boolean
}

/** Something that a person should check, with the reason and a link. */
export interface AttentionRow {
  key: string
  icon: Icon
  tone: 'new' | 'alarm'
  title: string
  text: string
  to: string
  /** Label of the button that opens the link. */
  go: string
}

export interface OverviewCard {
  title: string
  body: ReactNode
}

/** What one module shows on the overview. The page waits until every module has loaded. */
export type OverviewPart =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; title: string; retry: () => void }
  | {
      kind: 'ready'
      figures?: readonly Figure[]
      attention?: readonly AttentionRow[]
      cards?: readonly OverviewCard[]
    }

/** A hook: called on every render of the overview. */
export type UseOverviewPart = () => OverviewPart
