import { endpoint } from '#contract/endpoint.ts'
import { locales } from '#contract/locale.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { slipParts, templateKinds } from '../rules/default-templates.ts'
import { LONGEST_TEXT } from '../rules/slip-template.ts'

const Size = z.union([z.literal(1), z.literal(2), z.literal(3)])
const Text = z.string().max(LONGEST_TEXT)
const Look = z.strictObject({
  /**
   * All parts that this kind of slip has, from the top of the slip to its bottom. Each part is listed once, even if it is switched off.
   */
  parts: z.array(z.strictObject({ part: z.enum(slipParts), isOn: z.boolean(), size: Size })).max(slipParts.length),
  head: Text,
  foot: Text,
  /** What the part 'logo' shows: a picture of the library. Null: the logo of the brand's theme. */
  logo: z
    .strictObject({ id: z.string().min(1).max(80), version: z.int().min(1), extension: z.string().max(5) })
    .nullable()
    .default(null),
})
const Of = z.strictObject({ branch: z.uuid(), kind: z.enum(templateKinds), language: z.enum(locales) })

export const SlipTemplateView = Look.extend({
  kind: z.enum(templateKinds),
  language: z.enum(locales),
  /** True: the branch has stored no template of its own, so this is the default template, which is part of Servus. */
  isDefault: z.boolean(),
  /** Number of the stored version. 0: nothing was stored yet, so the default template is shown. */
  version: z.int(),
})
export type SlipTemplateView = z.infer<typeof SlipTemplateView>

/** One row of the preview of a slip, laid out for the chosen paper width. */
const PreviewRow = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('row'),
    text: z.string(),
    size: Size,
    bold: z.boolean(),
    invert: z.boolean(),
    align: z.enum(['left', 'center']),
  }),
  z.object({ is: z.literal('qr'), data: z.string() }),
  /** The picture as the printer prints it. `share`: the width of the picture divided by the width of the paper, for example 0.5. */
  z.object({ is: z.literal('picture'), src: z.string(), share: z.number() }),
])
export type PreviewRow = z.infer<typeof PreviewRow>

const path = '/api/slip-templates/:branch/:kind/:language'

/** API endpoints for the templates of slips, by branch, kind of slip and language (docs/rules/printing.md, Templates). */
export const slipTemplateEndpoints = {
  list: endpoint({
    id: 'slip-templates.list',
    method: 'GET',
    path: '/api/slip-templates',
    access: editors,
    query: z.strictObject({ branch: z.uuid() }),
    reply: z.array(SlipTemplateView),
    summary: 'Templates of a branch: each kind in each language, also those that are as they came',
  }),
  save: endpoint({
    id: 'slip-templates.save',
    method: 'PUT',
    path,
    access: editors,
    params: Of,
    body: Look.extend({ version: z.int().min(0) }),
    reply: SlipTemplateView,
    summary: 'Change a template; slips that wait keep their look',
  }),
  reset: endpoint({
    id: 'slip-templates.reset',
    method: 'DELETE',
    path,
    access: editors,
    params: Of,
    query: z.strictObject({ version: z.coerce.number().int().min(0) }),
    reply: SlipTemplateView,
    summary: 'Make a template as it came with the product',
  }),
  preview: endpoint({
    id: 'slip-templates.preview',
    method: 'POST',
    path: '/api/slip-templates/preview',
    access: editors,
    body: Look.extend({ ...Of.shape, columns: z.int().min(24).max(64).default(42) }),
    reply: z.array(PreviewRow),
    summary: 'Data that are made up, laid out as a printer prints it; nothing is stored',
  }),
}
