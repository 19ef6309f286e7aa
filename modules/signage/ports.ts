import { port } from '#platform/ports.ts'

/**
 * An image template drawn with current data. The module for image templates offers this port, if it is installed. `branches`: the branches
 * to which the template belongs; empty: the whole brand. Undefined: there is no such template.
 */
export const drawnTemplatePort =
  port<
    (
      id: string,
    ) => Promise<{ bytes: Uint8Array; mediaType: string; version: string; branches: readonly string[] } | undefined>
  >('signage.drawn-template')
