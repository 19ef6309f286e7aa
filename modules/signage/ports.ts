import { port } from '#platform/ports.ts'

/**
 * Port for an image template, drawn with current data. The module for image templates offers this port, if it is installed. `branches`: the
 * branches that may show the template; empty: all. Undefined: there is no template with this id.
 */
export const drawnTemplatePort =
  port<
    (
      id: string,
    ) => Promise<{ bytes: Uint8Array; mediaType: string; version: string; branches: readonly string[] } | undefined>
  >('signage.drawn-template')
