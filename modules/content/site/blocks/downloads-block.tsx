import type { Block } from '../../contract.ts'

interface DownloadsProps {
  block: Extract<Block, { type: 'downloads' }>
  Heading: 'h1' | 'h2'
}

/**
 * Lists files that visitors can download, each with its type. Without files, nothing is shown. The address of a file contains its version,
 * so that a replaced file is not read from a cache.
 */
export function DownloadsBlock({ block, Heading }: DownloadsProps) {
  if (block.files.length === 0) return null
  return (
    <section className="m-content band">
      <div className="wrap">
        {(block.title || block.lead) && (
          <div className="sechead">
            {block.title && <Heading>{block.title}</Heading>}
            {block.lead && <p className="lead muted">{block.lead}</p>}
          </div>
        )}
        <ul className="downloads">
          {block.files.map(({ extension, id, name, publicHash, version }) => (
            <li key={id}>
              <a href={`/upload/${publicHash}/${id}-${version}.${extension}`} download={name}>
                <span>{shownName(name, extension)}</span> <span className="muted small">{extension.toUpperCase()}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Removes the extension from the name of a file, because the type is shown next to it: 'Speisekarte.pdf' → 'Speisekarte'. */
const shownName = (name: string, extension: string): string =>
  name.toLowerCase().endsWith(`.${extension}`) ? name.slice(0, -extension.length - 1) : name
