import { type ReactNode, useState } from 'react'
import type { CheckoutTexts } from '../../../words/checkout.ts'
import { Icon } from '#ui/site/icon.tsx'

/** The short form of the order's summary: name, one line and price. `body` is the complete summary. */
export interface SummaryLine {
  name: string
  line: string
  price: string
  body: ReactNode
}

/** The summary for screens on which there is no room next to the form: a row at the top that opens the complete summary. */
export function MiniSummary({ summary, texts }: { summary: SummaryLine; texts: CheckoutTexts['summary'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mini-summary">
      <button type="button" className="mini" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="grow">
          <span className="b">{summary.name}</span>
          <br />
          <span className="small muted">{summary.line}</span>
        </span>
        <span className="price">{summary.price}</span>
        <span className="vh">. {isOpen ? texts.hide : texts.show}</span>
        <Icon name="chevron" size="s" />
      </button>
      {isOpen && <div className="panel stack mini-body">{summary.body}</div>}
    </div>
  )
}
