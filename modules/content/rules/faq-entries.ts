interface FaqEntry {
  /** The anchor of the entry on its page, for example 'faq-kann-ich-mit-kindern-fahren'. */
  id: string
  question: string
  answer: string
}

/**
 * Returns the entries that have a question and an answer (specification §2, FAQ accordion). Each gets an anchor made from its question; a number is
 * added if the anchor is already used.
 */
export function answeredEntries(entries: readonly { question: string; answer: string }[]): FaqEntry[] {
  const taken = new Set<string>()
  return entries.flatMap(({ question, answer }) => {
    if (question.trim() === '' || answer.trim() === '') return []
    const words = `faq-${slug(question)}`
    let id = words
    for (let n = 2; taken.has(id); n += 1) id = `${words}-${n}`
    taken.add(id)
    return [{ id, question, answer }]
  })
}

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
