import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A number on the overview, for example the orders of today. It is counted, not estimated. */
export interface Figure {
  /** Label, also used as the key of the figure on the page. */
  name: string
  icon: Icon
  /** A text that explains what exactly is counted. */
  hint: string
  /** A count, or a formatted amount. */
  value: number | string
  /** The difference to another day: '+12,0 %'. It is shown before `more`. */
  change?: { text: string; isUp: boolean }
  more: string
  /** An explanation of the value on a separate line: 'Rückerstattet: 12,00 €' (refunded). */
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
  /** Title, also used as the key of the card on the page. */
  title: string
  /** `main`: the wide column. `side`: the column next to it, for things that need attention. */
  place: 'main' | 'side'
  /** A number next to the title. */
  count?: number
  /** The link to the full list, of which the card shows a part. */
  link?: { to: string; label: string }
  body: ReactNode
}

/** A kind of equipment (screens, printers), and how many pieces of it work. The rows of all modules form one card. */
export interface EquipmentRow {
  key: string
  icon: Icon
  title: string
  /** State in words: '3 bereit, 1 Papier leer' (3 ready, 1 without paper) */
  text: string
  /** State in numbers: '3 von 4' (3 of 4) */
  badge: string
  tone: 'ok' | 'new' | 'alarm'
  to: string
}

/** The part of one module on the overview (start page). The page waits until the parts of all modules are loaded. */
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

/** A hook of a module that returns its part of the overview (start page). It is called in every render of the overview. */
export type UseOverviewPart = () => OverviewPart
