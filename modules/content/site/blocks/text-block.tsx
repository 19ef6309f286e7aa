import type { Block } from '../../contract.ts'

/** Running text. The HTML is clean: the server has sanitised it by its one allowlist (docs/rules/security.md, Output). */
export function TextBlock({ block, Heading }: { block: Extract<Block, { type: 'text' }>; Heading: 'h1' | 'h2' }) {
  return (
    <section className="m-content band prose">
      <div className="wrap narrow">
        {block.title && <Heading>{block.title}</Heading>}
        <div dangerouslySetInnerHTML={{ __html: block.html }} />
      </div>
    </section>
  )
}
