import type { Locale } from '#contract/locale.ts'
import { port } from '#platform/ports.ts'

/** The image templates from which labels can be printed. */
export interface LabelTemplates {
  /** Lists the templates. `branches`: the branches to which a template belongs; empty: it belongs to the whole brand. */
  list(): Promise<readonly { id: string; name: string; branches: readonly string[] }[]>
  /**
   * Draws a label as a picture of `width` pixels. It shows the values of a product; without a product, it shows the values of the branch.
   * Undefined if it cannot be drawn. `lacking`: characters that no font of the template has.
   */
  draw(wish: {
    template: string
    product: string | undefined
    locale: Locale
    width: number
  }): Promise<{ bytes: Uint8Array; w: number; h: number; lacking: readonly string[] } | undefined>
}

/** The module for image templates provides this function. A server can run without that module. */
export const labelTemplatesPort = port<() => LabelTemplates>('labels.templates')
