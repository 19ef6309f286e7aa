import { Icon } from '#ui/site/icon.tsx'
import type { Block } from '../../contract.ts'
import { answeredEntries } from '../../rules/faq-entries.ts'

/**
 * Shows questions; a click opens the answer. The native `details` element works without scripts. The browser also opens an answer if the address
 * contains its anchor, or if the visitor searches the page for a text in it.
 */
export function FaqsBlock({ block, Heading }: { block: Extract<Block, { type: 'faqs' }>; Heading: 'h1' | 'h2' }) {
  const entries = answeredEntries(block.entries)
  if (entries.length === 0) return null
  return (
    <section className="m-content band" id="faq">
      <div className="wrap faq">
        <div className="stack">
          <Heading>{block.title}</Heading>
          {block.lead && <p className="muted">{block.lead}</p>}
        </div>
        <div>
          {entries.map(({ id, question, answer }, index) => (
            <details key={id} className="acc" open={index === 0}>
              <summary>
                {question}
                <Icon name="chevron" />
              </summary>
              <p id={id}>{answer}</p>
            </details>
          ))}
        </div>
        <div data-late="page-events" hidden />
      </div>
    </section>
  )
}
