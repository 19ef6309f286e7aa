import { port } from '#platform/ports.ts'

/**
 * Offered by another module, if it is installed: an image template drawn with current data. `branches`: the branches that it belongs to; empty:
 * the whole brand. Undefined: it does not exist.
 */
export const drawnTemplatePort =
  port<
    (
      id: string,
    ) => Promise<{ bytes: Uint8Array; mediaType: string; version: string; branches: readonly string[] } | undefined>
  >('signage.drawn-template')
