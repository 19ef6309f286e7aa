import type { Site } from '../contract.ts'

/** Ids of products that a public page names in its blocks. */
export const productsOnPages = (sites: readonly Pick<Site, 'isPublic' | 'content'>[]): ReadonlySet<string> =>
  new Set(
    sites
      .filter(({ isPublic }) => isPublic)
      .flatMap(({ content }) => content.flatMap((block) => (block.type === 'dishes' ? block.products : []))),
  )
