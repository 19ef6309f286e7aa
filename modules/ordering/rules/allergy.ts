const mention = /allerg|unverträglich|intoleran|vertr(?:ag|äg)|zöliakie|c(?:o)?eliac/i

/** Returns the sentences of a guest's comment that mention an allergy, so that the kitchen screen and the kitchen slip can highlight them. */
export const allergiesIn = (comment: string): string[] =>
  comment
    .split(/(?<=[.!?\n])\s*/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => mention.test(sentence))
