import { callKey } from '#ui/backoffice/calls.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { contentEndpoints } from '../../contract.ts'
import { builderTexts } from '../../words/builder.ts'
import { isTwinOffered, type PlanStep } from './plan-both.ts'
import type { OpenDocument } from './use-document.ts'
import { useTwin } from './use-twin.ts'

/** What the plan dialog needs to publish the page in the other language at the same time: its language, its name, and the function that plans it. */
export interface TwinPlan {
  id: string
  language: string
  name: string
  plan: PlanStep
}

export function useTwinPlan(doc: OpenDocument, action: 'publish' | 'unpublish' | undefined): TwinPlan | undefined {
  const api = useApi()
  const queries = useQueryClient()
  const t = useTexts(builderTexts)
  const { twin } = useTwin(doc)
  if (!twin || !action || !isTwinOffered(action, twin)) return undefined
  return {
    id: twin.id,
    language: twin.locale === 'en' ? t.language.en : t.language.de,
    name: twin.name,
    async plan(at, offset) {
      const answer = await api.call(contentEndpoints.sites.plan, {
        params: { id: twin.id },
        body: { action, at, ...(offset ? { offset } : {}) },
      })
      if (!answer.ok) return { ok: false, errors: answer.errors, message: answer.errors[0]?.message ?? t.failed }
      await queries.invalidateQueries({ queryKey: callKey(contentEndpoints.sites.overview) })
      return { ok: true }
    },
  }
}
