import { dateAt, defaultZone } from '#kernel/time.ts'
import type { Product } from '#modules/catalogue/contract.ts'
import { type BrandCore, type Refusal, seesBranch, type Session } from '#platform/module.ts'
import type { PaperFonts } from '#platform/paper/letters.ts'
import type { SheetQuery } from '../contract.ts'
import type { LabelTemplates } from '../ports.ts'
import { readFacts } from './facts.ts'
import { sheetsOf } from './sheets.ts'
import { drawLabels, type LabelPicture } from './template-labels.ts'

export interface LabelSources {
  products(): Promise<readonly Product[]>
  currency(): Promise<string>
  fonts(): Promise<PaperFonts>
  templates(): LabelTemplates | undefined
}

const templateGone: Refusal = { ok: false, code: 'label.template_gone', field: 'template' }
const noPictures: ReadonlyMap<string, LabelPicture> = new Map()

/** Makes the sheets for a request. It loads products, fonts and label data and, if an image template is chosen, draws the labels from it. */
export function sheetMaker(core: BrandCore, sources: LabelSources) {
  /** The image templates that the caller may use: templates of the whole brand, and templates of branches that the caller may see. */
  const templatesFor = async (session: Session | undefined) =>
    ((await sources.templates()?.list()) ?? []).filter(
      ({ branches }) => branches.length === 0 || (session && branches.some((id) => seesBranch(session, id))),
    )
  const make = async (query: SheetQuery, session: Session | undefined) => {
    const templates = sources.templates()
    const { template } = query
    if (template !== undefined && !(await templatesFor(session)).some(({ id }) => id === template))
      return { fonts: await sources.fonts(), made: templateGone, pictures: noPictures }
    const drawn = template !== undefined && templates ? await drawLabels(templates, { ...query, template }) : undefined
    if (drawn && !drawn.ok) return { fonts: await sources.fonts(), made: drawn, pictures: noPictures }
    const pictures = drawn?.value ?? noPictures
    const [products, facts, currency, fonts] = await Promise.all([
      sources.products(),
      readFacts(core.db),
      sources.currency(),
      sources.fonts(),
    ])
    const known = new Map(facts.map((one) => [one.product, one]))
    const packed = query.packed ?? dateAt(core.clock.now(), defaultZone).toString()
    const made = await fonts.with((letters) =>
      sheetsOf(
        { ...query, packed },
        { products, facts: known, currency, letters, ...(template === undefined ? {} : { pictures }) },
      ),
    )
    return { fonts, made, pictures }
  }
  return { make, templatesFor }
}
