import type { Site } from '../contract.ts'

/** The ids of the products that the 'dishes' blocks of published pages show. */
export const productsOnPages = (sites: readonly Pick<Site, 'isPublic' | 'content'>[]): ReadonlySet<string> =>
  new Set(
    sites
      .filter(({ isPublic }) => isPublic)
      .flatMap(({ content }) => content.flatMap((block) => (block.type === 'dishes' ? block.products : []))),
  )
