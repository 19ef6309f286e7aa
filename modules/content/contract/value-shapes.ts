import * as z from 'zod'
import { filesInHtml, richFileTypes } from '../rules/blocks/rich-files.ts'

/** The parameters of a schema issue: the code of the error text, and the values in that text. */
export const coded = (code: string, params: Record<string, unknown> = {}) => ({ params: { code, ...params } })

/**
 * Checks a rich text: every picture must have a description, and pictures and linked files must have an allowed type (specification §5, WYSIWYG
 * uploads).
 */
export function checkFiles(html: string, found: z.core.$RefinementCtx<string>): void {
  for (const { alt, extension, kind } of filesInHtml(html)) {
    if (!richFileTypes.some((one) => one === extension))
      found.addIssue({ code: 'custom', ...coded('content.rich_file', { type: extension.toUpperCase() }) })
    else if (kind === 'image' && !alt?.trim()) found.addIssue({ code: 'custom', ...coded('content.rich_alt') })
  }
}

/** The addresses that a link may have: paths and anchors of this site, https, http, mailto, tel, and a host (or '{host}') without https://. */
export const address =
  /^(#[\w-]*|\/(?![/\\])[^\s]*|(https?:\/\/|mailto:|tel:)[^\s]+|(\{host\}|[\w-]+(\.[\w-]+)+)([/?#][^\s]*)?)$/i

const focal = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
export const image = z
  .looseObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,80}$/),
    version: z.int().min(1),
    extension: z.string().regex(/^[a-z0-9]{2,5}$/),
    alt: z.string().max(300),
    isDecorative: z.boolean().optional(),
    focal: focal.optional(),
  })
  .refine((one) => one.isDecorative === true || one.alt.trim() !== '', { ...coded('content.alt_missing') })
export const file = z.looseObject({
  id: z.string().max(80),
  publicHash: z.string().regex(/^[A-Za-z0-9_-]{16,60}$/),
  version: z.int(),
  extension: z.string().regex(/^[a-z0-9]{2,5}$/),
  mimeType: z.string().max(120),
  name: z.string().max(200),
})
