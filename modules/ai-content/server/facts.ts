import type { Branch } from '#modules/branches/contract.ts'
import type { Catalogue } from '#modules/catalogue/ports.ts'
import type { Config } from '#modules/content/contract.ts'
import type { BrandFacts } from '../rules/from-template.ts'

/** Maximum number of names of products and categories that are sent to the AI provider. */
const mostOffers = 40

interface FactPorts {
  config: () => Promise<Config>
  branches: () => Promise<readonly Branch[]>
  catalogue: () => Promise<Catalogue>
}

/** Collects the facts about the brand for the assistant. They are all public: no data of orders, customers or users, and no keys. */
export async function factsOf({ branches, catalogue, config }: FactPorts): Promise<BrandFacts> {
  const [{ shopName }, all, { categories, products }] = await Promise.all([config(), branches(), catalogue()])
  const names = [...categories, ...products].map(({ name }) => name)
  return {
    shop: shopName,
    branches: all.map(({ city, email, name, phone, street, zipCode }) => ({
      name,
      street,
      zipCode,
      city,
      phone,
      email,
    })),
    offers: [...new Set(names)].slice(0, mostOffers),
  }
}
