import type { Block } from '../../contract.ts'

/**
 * Shows a rich text. Its HTML can be inserted as it is, because the server has removed unsafe HTML from it (docs/rules/security.md,
 * Output).
 */
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
