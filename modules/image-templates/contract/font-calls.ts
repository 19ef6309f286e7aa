import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { isShapedWord, MOST_WORD_LENGTH } from '../rules/units.ts'
import { Family, Variant } from './template.ts'

/**
 * The maximum size of a request that contains a font, in bytes. A font may have 8 MB. It is sent in base64, which makes it a third larger.
 */
const fontBodyLimit = 11 * 1024 * 1024
export const LARGEST_FONT_BYTES = 8 * 1024 * 1024
/** The maximum number of characters in one request for outlines of letters. */
export const MOST_LETTERS = 4000
/** The maximum number of words in one request for outlines of whole words. */
export const MOST_WORDS = 300

const FontVariant = z.object({
  /** Id of the font. Null: the font is part of Servus. */
  id: z.uuid().nullable(),
  variant: Variant,
  weight: z.int(),
  isItalic: z.boolean(),
  licence: z.string(),
  bytes: z.int(),
})
const FontFamily = z.object({ family: Family, variants: z.array(FontVariant) })
export type FontFamily = z.infer<typeof FontFamily>

const Outline = z.tuple([z.number(), z.string()])
const LettersView = z.object({
  ascent: z.number(),
  descent: z.number(),
  glyphs: z.record(z.string(), Outline),
  /**
   * Outlines of whole words, by word. They are needed for writing systems such as Arabic, in which the shape of a letter depends on its
   * neighbours.
   */
  words: z.record(z.string(), Outline),
  kerning: z.record(z.string(), z.number()),
  /** The requested characters that no font has. */
  lacking: z.string(),
})

const byId = z.strictObject({ id: z.uuid() })

export const fontEndpoints = {
  list: endpoint({
    id: 'fonts.list',
    method: 'GET',
    path: '/api/fonts',
    access: editors,
    reply: z.array(FontFamily),
    summary: 'Fonts of the brand and of the program, by family (specification §7)',
  }),
  create: endpoint({
    id: 'fonts.create',
    method: 'POST',
    path: '/api/fonts',
    access: editors,
    status: 201,
    body: z.strictObject({
      filename: text(200).min(1),
      dataUrl: z.string().startsWith('data:'),
      /** A note about the source of the font's licence, typed by staff. */
      licence: text(300).min(1),
    }),
    bodyLimit: fontBodyLimit,
    reply: FontFamily,
    summary: 'Store a font (TTF, OTF or WOFF2, from its bytes); family and variant are read from it',
  }),
  remove: endpoint({
    id: 'fonts.remove',
    method: 'DELETE',
    path: '/api/fonts/:id',
    access: editors,
    params: byId,
    reply: z.null(),
    summary: 'Delete a font that no template uses',
  }),
  letters: endpoint({
    id: 'fonts.letters',
    method: 'POST',
    path: '/api/fonts/letters',
    access: editors,
    body: z.strictObject({
      family: Family,
      variant: Variant,
      text: z.string().max(MOST_LETTERS),
      /**
       * Further words whose outlines are requested, from writing systems in which the shape of a letter depends on its neighbours (for
       * example Arabic). Words in `text` need not be listed here.
       */
      words: z.array(z.string().max(MOST_WORD_LENGTH).refine(isShapedWord)).max(MOST_WORDS).default([]),
    }),
    reply: LettersView,
    summary: 'Outlines, widths and kerning of the letters and shaped words of a text, in thousandths of the font size',
  }),
  stylesheet: endpoint({
    id: 'fonts.stylesheet',
    method: 'GET',
    path: '/api/fonts/:family/:variant/stylesheet',
    access: 'public',
    kind: 'raw',
    mediaType: 'text/css',
    params: z.strictObject({ family: Family, variant: Variant }),
    reply: z.string(),
    summary: 'Style sheet of one family and variant; cached, with an ETag of the font',
  }),
  file: endpoint({
    id: 'fonts.file',
    method: 'GET',
    path: '/api/fonts/files/:file',
    access: 'public',
    kind: 'raw',
    mediaType: 'font/woff2',
    params: z.strictObject({ file: z.string().regex(/^[0-9a-f]{64}\.(ttf|otf|woff2)$/) }),
    reply: z.string(),
    summary: 'A font by its content; cacheable for ever',
  }),
}
