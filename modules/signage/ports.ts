import { port } from '#platform/ports.ts'

/**
 * Needed from another module, where there is one: an image template drawn with the data of now. `branches`: those that it belongs to, none: the whole
 * brand. Undefined: it does not exist.
 */
export const drawnTemplatePort =
  port<
    (
      id: string,
    ) => Promise<{ bytes: Uint8Array; mediaType: string; version: string; branches: readonly string[] } | undefined>
  >('signage.drawn-template')
