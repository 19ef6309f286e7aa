import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import { bytesOf } from '#modules/media/rules/data-url.ts'
import { type Answer, type BrandCore, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { fontEndpoints, LARGEST_FONT_BYTES } from '../../contract.ts'
import { partOf } from '../../rules/letters.ts'
import { fontKey, type FontStore, sha256 } from './font-store.ts'
import { fontFormatOf, fontMediaTypes } from './font-type.ts'
import { ownFamily, ownFontFiles, ownFonts } from './own-fonts.ts'
import { readFont } from './read-font.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
const cached = 'public, max-age=31536000, immutable'

/** The characters with which an uploaded font is tested. */
const probe = 'AaZz09'

/** The handlers for the fonts of the brand (specification §7, GET /fonts). */
export function fontCalls(core: BrandCore, fonts: FontStore): Handler[] {
  return [
    serve(fontEndpoints.list, async () => ({ ok: true, value: await fonts.list() })),

    serve(fontEndpoints.create, async ({ body, requestId, session }) => {
      const foreign = await core.scope.refuseWhole(session, core.db)
      if (foreign) return foreign
      const unusable: Refusal = { ok: false, code: 'font.unusable', field: 'dataUrl', values: { file: body.filename } }
      const bytes = bytesOf(body.dataUrl)
      const format = bytes && bytes.length <= LARGEST_FONT_BYTES ? fontFormatOf(bytes) : undefined
      const read = bytes && format ? await readFont({ fonts: [bytes], text: probe }) : undefined
      const family = read?.facts.family.trim().slice(0, 80) ?? ''
      if (!bytes || !format || !read || family === '' || !/[A-Z]/.test(read.letters.glyphs['A']?.[1] ?? ''))
        return unusable
      const { isItalic } = read.facts
      const weight = Math.min(1000, Math.max(1, Math.round(read.facts.weight)))
      const variant = `${weight}${isItalic ? 'italic' : ''}`
      const hash = sha256(bytes)
      await core.storage.put(fontKey(hash, format), bytes)
      const id = core.ids.uuid()
      const isNew = await core.db.tx(async (tx) => {
        const written = await tx.run(sql`
          INSERT INTO fonts (id, family, variant, weight, is_italic, format, hash, bytes, licence, created_at)
          VALUES (${id}, ${family}, ${variant}, ${weight}, ${isItalic}, ${format}, ${hash}, ${bytes.length}, ${body.licence}, ${core.clock.now()})
          ON CONFLICT (family, variant) DO NOTHING`)
        if (written === 1)
          await core.audit.write(tx, {
            action: 'font.upload',
            entity: 'font',
            entityId: id,
            label: `${family} ${variant}`,
            actor: actorOf(session),
            requestId,
          })
        return written === 1
      })
      if (!isNew) return { ok: false, code: 'font.exists', field: 'dataUrl', values: { family, variant } }
      const found = (await fonts.list()).find((one) => one.family === family)
      return found ? { ok: true, value: found } : missing
    }),

    serve(fontEndpoints.remove, ({ params, requestId, session }) =>
      core.db.tx(async (tx) => {
        const font = await tx.first<{ family: string; variant: string; hash: string }>(
          sql`SELECT family, variant, hash FROM fonts WHERE id = ${params.id} FOR UPDATE`,
        )
        if (!font) return missing
        const foreign = await core.scope.refuseWhole(session, tx)
        if (foreign) return foreign
        const used = await tx.many<{ name: string }>(sql`
          SELECT name FROM image_templates
          WHERE layers @> ${JSON.stringify([{ family: font.family, variant: font.variant }])}::jsonb ORDER BY name`)
        const names = used.map(({ name }) => name).join(', ')
        const isOwn = ownFonts.some((one) => one.family === font.family && one.variant === font.variant)
        if (names !== '' && !isOwn) return { ok: false, code: 'font.in_use', values: { names } }
        await tx.run(sql`DELETE FROM fonts WHERE id = ${params.id}`)
        await core.audit.write(tx, {
          action: 'font.delete',
          entity: 'font',
          entityId: params.id,
          label: `${font.family} ${font.variant}`,
          actor: actorOf(session),
          requestId,
        })
        return { ok: true, value: null }
      }),
    ),

    serve(fontEndpoints.letters, async ({ body }) => {
      const value = await fonts.letters(body.family, body.variant, body.text, body.words)
      return value
        ? { ok: true, value: partOf(value, body.text, body.words) }
        : { ok: false, code: 'font.unusable', values: { file: `${body.family} ${body.variant}` } }
    }),

    serve(fontEndpoints.stylesheet, (call) => stylesheet(fonts, call)),

    serve(fontEndpoints.file, async ({ params }) => {
      const [hash = '', extension = ''] = params.file.split('.')
      const format = extension === 'ttf' || extension === 'otf' ? extension : 'woff2'
      const bytes = (await core.storage.get(fontKey(hash, format))) ?? (await ownByHash(hash))
      if (!bytes) return missing
      return {
        ok: true,
        value: bytes,
        headers: {
          'content-type': fontMediaTypes[format],
          'cache-control': cached,
          'x-content-type-options': 'nosniff',
        },
      }
    }),
  ]
}

async function ownByHash(hash: string): Promise<Uint8Array | undefined> {
  for (const { variant } of ownFonts) {
    const [latin] = await ownFontFiles(variant)
    if (latin && sha256(latin) === hash) return latin
  }
  return undefined
}

/**
 * Responds with the CSS rule of one font. The ETag depends on the content of the font, so a browser that already has the rule gets a short
 * response without content.
 */
async function stylesheet(
  fonts: FontStore,
  { headers, params }: Call<typeof fontEndpoints.stylesheet>,
): Promise<Answer<string> | Refusal> {
  const { family, variant } = params
  const row = await fonts.find(family, variant)
  const isOwn = !row && ownFonts.some((one) => one.family === family && one.variant === variant)
  const own = isOwn ? (await ownFontFiles(variant))[0] : undefined
  const file = row ? `${row.hash}.${row.format}` : own && `${sha256(own)}.woff2`
  if (file === undefined) return missing
  const etag = `"${file.slice(0, 32)}"`
  const kept = { 'cache-control': 'public, max-age=3600', etag, 'content-type': 'text/css; charset=utf-8' }
  if (headers['if-none-match'] === etag) return { ok: true, status: 304, value: '', headers: kept }
  const weight = Number.parseInt(variant, 10)
  const style = variant.endsWith('italic') ? 'italic' : 'normal'
  const name = (row?.family ?? ownFamily).replaceAll(/["\\<>\n\r]/g, '')
  return {
    ok: true,
    value: `@font-face{font-family:"${name}";font-weight:${weight};font-style:${style};font-display:swap;src:url(/api/fonts/files/${file})}\n`,
    headers: kept,
  }
}
