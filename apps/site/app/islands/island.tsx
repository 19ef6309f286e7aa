/** An interactive part of a content page as the server has rendered it, with what the browser needs to wake it. */
export interface RenderedIsland {
  name: string
  html: string
  /** Its props as JSON that cannot end a script element. */
  json: string
}

/** Ids made inside an island must be the same on both sides and differ from those of others. */
export const islandPrefix = (name: string): string => `${name}-`

/** The island's place in the page; its props follow it as data. */
export function Island({ island: { name, html, json } }: { island: RenderedIsland }) {
  return (
    <>
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
