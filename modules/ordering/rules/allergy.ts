const mention = /allerg|unverträglich|intoleran|vertr(?:ag|äg)|zöliakie|c(?:o)?eliac/i

/** Returns the sentences of a guest's comment in their order, and whether a sentence mentions an allergy. */
export const sentencesOf = (comment: string): { text: string; isAllergy: boolean }[] =>
  comment
    .split(/(?<=[.!?\n])\s*/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map((text) => ({ text, isAllergy: mention.test(text) }))

/** Returns the sentences of a guest's comment that mention an allergy, so that the kitchen screen and the kitchen slip can highlight them. */
export const allergiesIn = (comment: string): string[] =>
  sentencesOf(comment).flatMap(({ isAllergy, text }) => (isAllergy ? [text] : []))
