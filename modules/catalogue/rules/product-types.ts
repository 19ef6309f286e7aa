/** The types of products (specification §3, Product). */
export const productTypes = ['simple', 'configurable', 'bundle', 'vehicle'] as const
