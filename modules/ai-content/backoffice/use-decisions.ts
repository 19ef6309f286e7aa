import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { aiContentEndpoints as calls, type Suggestion } from '../contract.ts'
import { aiTexts } from '../words/ai-content.ts'
import type { Decision } from './SuggestionSteps.tsx'

/**
 * The key in `sessionStorage` for the name of this browser tab. The page editor uses the same name. If the editor has locked the draft
 * under this name, this screen can change the draft, too.
 */
const tabKey = 'asp-editor-tab'

/**
 * Sends decisions about proposals one after the other. Each decision changes the draft and needs the latest revision of the draft. The
 * previous call returned this revision.
 */
export function useDecisions(revision: number, done: () => void) {
  const t = useTexts(aiTexts)
  const decide = useAction(calls.decide, { refresh: [calls.suggestions] })
  const put = async (of: Suggestion, decision: Decision, seen: number, value?: string): Promise<number> => {
    const body = { path: of.path, decision, revision: seen, ...(value === undefined ? {} : { value }) }
    const tab = sessionStorage.getItem(tabKey)
    const headers = tab ? { 'x-editor-tab': tab } : {}
    const answer = await decide.mutateAsync({ params: { id: of.generation }, body, headers })
    done()
    return answer.revision
  }
  const failed = (error: unknown): void => notify(failureText(error, t.failed), 'failed')
  return {
    isDeciding: decide.isPending,
    one: (of: Suggestion, decision: Decision, value?: string): void =>
      void put(of, decision, revision, value).catch(failed),
    async all(list: readonly Suggestion[], decision: Decision): Promise<void> {
      let seen = revision
      try {
        for (const of of list) seen = await put(of, decision, seen)
      } catch (error) {
        failed(error)
      }
    },
  }
}
