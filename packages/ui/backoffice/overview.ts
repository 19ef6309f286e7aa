import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A current figure, counted and not estimated. */
export interface Figure {
  /** Also the key of the figure on the page. */
  name: string
  icon: Icon
  /** What exactly is counted. */
  hint: string
  /** A count, or an amount as it is shown. */
  value: number | string
  /** How it differs from another day: '+12,0 %'. It stands before `more`. */
  change?: { text: string; isUp: boolean }
  more: string
  /** What explains the value, on a line of its own: 'Zurückgezahlt: 12,00 €'. */
  note?: string | undefined
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
  /** Also the key of the card on the page. */
  title: string
  /** The wide column, or the one beside it with what needs attention. */
  place: 'main' | 'side'
  /** A number beside the title. */
  count?: number
  /** The page with more of it. */
  link?: { to: string; label: string }
  body: ReactNode
}

/** Screens, printers and the like: how many of a kind work. All modules together make one card. */
export interface EquipmentRow {
  key: string
  icon: Icon
  title: string
  /** '3 bereit, 1 Papier leer' */
  text: string
  /** '3 von 4' */
  badge: string
  tone: 'ok' | 'new' | 'alarm'
  to: string
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
      equipment?: readonly EquipmentRow[]
    }

/** A hook: called on every render of the overview. */
export type UseOverviewPart = () => OverviewPart
