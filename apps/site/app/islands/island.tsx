/** An interactive part of a content page: the HTML that the server rendered, and the data that the browser needs to hydrate it. */
export interface RenderedIsland {
  name: string
  html: string
  /** The props of the island as JSON, without any text that could end the script element around it. */
  json: string
}

/** Prefix of ids made inside an island. The ids must be the same in server and browser, and must differ from the ids of other islands. */
export const islandPrefix = (name: string): string => `${name}-`

/** The island's element in the page, followed by its props as data. */
export function Island({ island: { name, html, json } }: { island: RenderedIsland }) {
  return (
    <>
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
