import { readConsent } from '#ui/site/consent-record.ts'

const answers = ['settings', 'decline', 'accept'] as const
export type EarlyAnswer = (typeof answers)[number]

/**
 * Shows the question about cookies, which the page holds, to visitors who have not answered it. This is the first script: shown only once all
 * code is loaded, the question would be the largest and the last thing that a visitor sees appear. An answer is kept until then.
 */
export function askEarly(page: Document): void {
  const place = page.getElementById('cookies')
  const question = place?.querySelector<HTMLElement>('.cookie')
  if (!place || !question || readConsent(page.cookie)) return
  question.hidden = false
  place.addEventListener('click', ({ target }) => {
    // From then on it answers itself.
    if (place.dataset['isRoot'] || !(target instanceof Element)) return
    const answer = target.closest<HTMLElement>('[data-answer]')?.dataset['answer']
    if (!answer) return
    place.dataset['early'] = answer
    if (answer !== 'settings') question.hidden = true
  })
}

/** The answer that was given early; undefined: none. */
export const earlyAnswer = (place: HTMLElement): EarlyAnswer | undefined =>
  answers.find((one) => one === place.dataset['early'])
