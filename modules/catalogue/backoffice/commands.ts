import { useLateCall } from '#ui/backoffice/calls.ts'
import type { Command } from '#ui/backoffice/palette.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { catalogueTitles } from '../words/titles.ts'

/**
 * Finds products and vehicles for the command palette (the search of the back office). Empty while `query` has fewer than two characters. The
 * list of products is loaded when somebody searches for the first time. Form fields in which staff choose a product use the same loaded list.
 */
export function useProductCommands(query: string): readonly Command[] {
  const t = useTexts(catalogueTitles).product
  const navigate = useNavigate()
  const isAsked = query.trim().length > 1
  const load = () => import('../contract.ts').then(({ catalogueEndpoints }) => catalogueEndpoints.products.list)
  const products = useLateCall(load, { query: { pageSize: 500 } }, { name: 'reference.product', enabled: isAsked }).data
  if (!isAsked) return []
  return (products?.value ?? []).map((product) => ({
    id: `product-${product.id}`,
    kind: 'record',
    group: t.many,
    label: product.name,
    detail: product.isSoldOut ? t.soldOutBadge : '',
    icon: IconToolsKitchen2,
    run: () => void navigate(`/produkte/${product.id}`),
  }))
}
