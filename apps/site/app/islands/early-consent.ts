import { everything, nothing, readConsent } from '#ui/site/consent-record.ts'
import { saveConsent } from '#ui/site/save-consent.ts'

/**
 * Shows the question about cookies to visitors who have not answered it. The page contains the question, hidden. This function runs in the
 * first script of the page: if the question appeared only after all code is loaded, the page would seem to load for longer. An answer is
 * stored at once, because the code of the banner may be loaded much later, or not at all.
 */
export function askEarly(page: Document): void {
  const place = page.getElementById('cookies')
  const question = place?.querySelector<HTMLElement>('.cookie')
  if (!place || !question || readConsent(page.cookie)) return
  question.hidden = false
  // The banner replaces this question when its code is loaded. Until then, every tap on the question is handled here.
  question.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element && target.closest<HTMLElement>('[data-answer]')?.dataset['answer']
    if (answer === 'settings') place.dataset['early'] = answer
    if (answer !== 'decline' && answer !== 'accept') return
    question.hidden = true
    saveConsent(answer === 'accept' ? everything : nothing)
  })
}

/** Did the visitor tap the link to the settings before the code of the settings was loaded? */
export const wantsSettings = (): boolean => document.getElementById('cookies')?.dataset['early'] === 'settings'
