/** What a product can be (specification §3, Product). */
export const productTypes = ['simple', 'configurable', 'bundle', 'vehicle'] as const
