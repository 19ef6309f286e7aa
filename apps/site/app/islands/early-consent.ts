import { readConsent } from '#ui/site/consent-record.ts'

const answers = ['settings', 'decline', 'accept'] as const
export type EarlyAnswer = (typeof answers)[number]

/**
 * Shows the question about cookies to visitors who have not answered it. The page contains the question, hidden. This function runs in the
 * first script of the page: if the question appeared only after all code is loaded, the page would seem to load for longer. The visitor's
 * answer is stored until the banner's code is loaded.
 */
export function askEarly(page: Document): void {
  const place = page.getElementById('cookies')
  const question = place?.querySelector<HTMLElement>('.cookie')
  if (!place || !question || readConsent(page.cookie)) return
  question.hidden = false
  place.addEventListener('click', ({ target }) => {
    // After the banner is hydrated, the banner itself handles the visitor's answer.
    if (place.dataset['isRoot'] || !(target instanceof Element)) return
    const answer = target.closest<HTMLElement>('[data-answer]')?.dataset['answer']
    if (!answer) return
    place.dataset['early'] = answer
    if (answer !== 'settings') question.hidden = true
  })
}

/** The answer that the visitor gave before the code was loaded. Undefined if there is no such answer. */
export const earlyAnswer = (place: HTMLElement): EarlyAnswer | undefined =>
  answers.find((one) => one === place.dataset['early'])
