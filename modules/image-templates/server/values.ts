import type { Locale } from '#contract/locale.ts'
import { format, money } from '#kernel/money.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Product } from '#modules/catalogue/contract.ts'
import { productDescription, productName } from '#modules/catalogue/rules/product-words.ts'
import type { Site } from '#modules/content/contract.ts'
import { baseUrlOf } from '#platform/base-url.ts'
import type { BrandCore } from '#platform/module.ts'
import type { ImageTemplate } from '../contract.ts'
import type { BoundPicture, Values } from '../rules/bindings.ts'
import type { ImageTemplatesPorts } from './needs.ts'

/** A product or page with the values that the layers of a template can show. */
export interface Subject {
  readonly kind: 'product' | 'page'
  readonly id: string
  readonly name: string
  readonly values: Values
}

/** Maximum number of products or pages that the editor shows as samples. */
const MOST_SAMPLES = 12

/**
 * Reads the values that the layers of a template show. Only the function `product` also reads what guests cannot see. All other functions
 * read only what guests can see on the website at this moment.
 */
export function templateValues(core: BrandCore, ports: ImageTemplatesPorts) {
  const branchOf = async ({ branches }: Pick<ImageTemplate, 'branches'>): Promise<Branch | undefined> => {
    const all = await ports.branches()
    return all.find(({ id }) => branches.includes(id)) ?? all[0]
  }

  const ofBranch = (branch: Branch | undefined, locale: Locale): Values['texts'] =>
    branch
      ? {
          'branch.name': branch.name,
          'branch.address': [branch.street, `${branch.zipCode} ${branch.city}`.trim()].filter(Boolean).join('\n'),
          'branch.phone': branch.phone,
          'branch.email': branch.email,
          'branch.url': `${baseUrlOf(core)}/${locale}/${branch.kind === 'orders' ? `store/${branch.identifier}` : ''}`,
        }
      : {}

  const ofProduct = (product: Product, branch: Branch | undefined, locale: Locale, currency: string): Subject => {
    const name = productName(product, locale)
    const sign = currency === 'EUR' ? '€' : currency
    const price = format(money(product.price), currency).replace(` ${currency}`, `\u00a0${sign}`)
    const [image] = product.images
    const branchTexts = ofBranch(branch, locale)
    return {
      kind: 'product',
      id: product.id,
      name,
      values: {
        texts: {
          ...branchTexts,
          'product.name': name,
          'product.price': product.isPriceHidden ? '' : price,
          'product.description': productDescription(product, locale),
          'product.url': branchTexts['branch.url'] ?? baseUrlOf(core),
        },
        images: image ? { 'product.image': image } : {},
      },
    }
  }

  const ofSite = (site: Site, branch: Branch | undefined): Subject => ({
    kind: 'page',
    id: site.id,
    name: site.title || site.name,
    values: {
      texts: {
        ...ofBranch(branch, site.locale),
        'site.title': site.title || site.name,
        'site.description': site.description,
        'site.url': `${baseUrlOf(core)}/${site.locale}/${site.path}`.replace(/\/$/, ''),
      },
      images: isPicture(site.shareImage) ? { 'site.image': site.shareImage } : {},
    },
  })

  const shownProducts = async (): Promise<readonly Product[]> =>
    (await ports.catalogue()).products.filter(({ isEnabled, isPublic }) => isEnabled && isPublic)

  const currency = async (): Promise<string> => (await ports.config()).currency

  return {
    /** The product or page with this id, with its values. Undefined if guests cannot see it. */
    async subject(template: ImageTemplate, id: string, locale: Locale): Promise<Subject | undefined> {
      const branch = await branchOf(template)
      const product = (await shownProducts()).find((one) => one.id === id)
      if (product) return ofProduct(product, branch, locale, await currency())
      const site = (await ports.sites()).find((one) => one.id === id && one.isPublic)
      return site && ofSite(site, branch)
    },

    /** The values of a product, even if guests cannot see it, because its labels must still be printed. */
    async product(template: ImageTemplate, id: string, locale: Locale): Promise<Values | undefined> {
      const found = (await ports.catalogue()).products.find((one) => one.id === id)
      return found && ofProduct(found, await branchOf(template), locale, await currency()).values
    },

    /**
     * The values if the caller names no product or page: the values of the template's own product. If there is no such product, or guests
     * cannot see it, there are only the values of the branch.
     */
    async plain(template: ImageTemplate, locale: Locale): Promise<Values> {
      const own = template.productId === null ? undefined : await this.subject(template, template.productId, locale)
      return own?.values ?? { texts: ofBranch(await branchOf(template), locale), images: {} }
    },

    /** Real products or pages as samples for the editor. The template's own product is first, then products with pictures. */
    async samples(template: ImageTemplate, locale: Locale): Promise<Subject[]> {
      const branch = await branchOf(template)
      if (template.usedFor === 'pages')
        return (await ports.sites())
          .filter((one) => one.isPublic && one.locale === locale)
          .slice(0, MOST_SAMPLES)
          .map((site) => ofSite(site, branch))
      const products = (await shownProducts()).toSorted(
        (a, b) =>
          Number(b.id === template.productId) - Number(a.id === template.productId) ||
          Number(b.images.length > 0) - Number(a.images.length > 0),
      )
      const unit = await currency()
      return products.slice(0, MOST_SAMPLES).map((product) => ofProduct(product, branch, locale, unit))
    },
  }
}
export type TemplateValues = ReturnType<typeof templateValues>

const isPicture = (value: unknown): value is BoundPicture =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value && 'extension' in value
