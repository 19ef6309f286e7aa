import { Icon } from '#ui/site/icon.tsx'
import type { Block } from '../../contract.ts'
import { answeredEntries } from '../../rules/faq-entries.ts'

/**
 * Questions with their answers, as native `details`, which work before scripts are loaded. An answer opens if the address contains its anchor, or
 * if the browser's search finds it.
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
